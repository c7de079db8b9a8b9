import { createHash } from "node:crypto";
import type { Queryable } from "../../../../kit/database.ts";

export type ChainReport = {
  entries: number;
  /**
   * The hash of the newest entry. If a copy of it is kept elsewhere, a comparison shows whether entries were cut off
   * at the end.
   */
  head: string | null;
  /** The first broken link of the audit chain; null if the chain is intact. */
  broken: { position: number; entryId: string; fault: "CHANGED" | "MISSING" | "UNLINKED" } | null;
};

type Link = { position: string; entryId: string; hash: Buffer; content: string | null };

const batch = 1_000;

/**
 * The fields in the order in which the database hashed them, repeated here so that the check doesn't trust a
 * database function.
 */
const content = `
  concat_ws(chr(31), entry.id, (extract(epoch from entry.at) * 1000000)::bigint::text,
    to_json(entry.operator_id)::text, to_json(entry.operator_name)::text, to_json(entry.call)::text,
    to_json(entry.subject)::text, entry.outcome, coalesce(to_json(entry.reason)::text, 'null'),
    coalesce(entry.before::text, '-'), coalesce(entry.after::text, '-'), coalesce(entry.details::text, '-'),
    to_json(entry.address)::text, to_json(entry.request_id)::text)`;

/** Walks the whole chain, oldest first, and recomputes every hash. */
export async function verifyChain(db: Queryable): Promise<ChainReport> {
  let position = 0;
  let hash = Buffer.alloc(0);
  for (;;) {
    const links = await readLinks(db, position);
    for (const link of links) {
      position += 1;
      const broken = (fault: "CHANGED" | "MISSING") => ({
        entries: position,
        head: null,
        broken: { position, entryId: link.entryId, fault },
      });
      if (Number(link.position) !== position || link.content === null) return broken("MISSING");
      hash = hashOf(hash, position, link.content);
      if (!hash.equals(link.hash)) return broken("CHANGED");
    }
    if (links.length < batch) break;
  }
  const head = position === 0 ? null : hash.toString("hex");
  const stray = await findUnlinked(db);
  const broken = stray === undefined ? null : { position, entryId: stray, fault: "UNLINKED" as const };
  return { entries: position, head, broken };
}

function hashOf(previous: Buffer, position: number, text: string): Buffer<ArrayBuffer> {
  return createHash("sha256").update(previous).update(`${position}\u001f${text}`).digest();
}

function readLinks(db: Queryable, after: number): Promise<Link[]> {
  return db.query<Link>(
    `select link.position, link.entry_id as "entryId", link.hash,
            case when entry.id is null then null else ${content} end as content
       from audit_links link left join audit_entries entry on entry.id = link.entry_id
      where link.position > $1 order by link.position limit $2`,
    [after, batch],
  );
}

/** Finds an entry that no link of the chain refers to, because it was inserted with the trigger disabled. */
async function findUnlinked(db: Queryable): Promise<string | undefined> {
  const [stray] = await db.query<{ id: string }>(
    `select entry.id from audit_entries entry
      where not exists (select 1 from audit_links link where link.entry_id = entry.id) limit 1`,
  );
  return stray?.id;
}
