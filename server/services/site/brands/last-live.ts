import { type BrandDocument, brandDocument } from "@parlour/contracts/entities/brand";
import type { Queryable } from "@parlour/server/kit/database";
import { historyTopic } from "./write-change.ts";

/**
 * Finds the document that a brand had when it was last taken offline; undefined if it was never live. An earlier
 * version may have stored a document that is no longer valid.
 */
export async function findLastLive(
  db: Queryable,
  brandId: string,
): Promise<BrandDocument | "UNREADABLE" | undefined> {
  const [row] = await db.query<{ before: unknown }>(
    `select before from configuration_changes
      where topic = $1 and subject = $2 and before ->> 'isLive' = 'true' and after ->> 'isLive' = 'false'
      order by version desc limit 1`,
    [historyTopic, brandId],
  );
  return row && (brandDocument.safeParse(row.before).data ?? "UNREADABLE");
}
