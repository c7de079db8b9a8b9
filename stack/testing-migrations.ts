import { readFileSync } from "node:fs";
import type { ReleasedMigrations } from "@parlour/server/kit/migrations-history";
import type { TestStack } from "./testing.ts";

/** Reads the checksums that migrations had when servers still compared whole files. */
export function readReleasedMigrations(): ReleasedMigrations {
  const file = new URL("../server/kit/released-migrations.json", import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Returns the checksums that the database has recorded, in the form of the list of released migrations. */
export async function readMigrationHistory(stack: TestStack): Promise<Record<string, object>> {
  const rows = await stack.kit.db.query<{ key: string; file: string; statements: string | null }>(
    "select service || '/' || name as key, checksum as file, statements_checksum as statements from migrations",
  );
  return Object.fromEntries(rows.map(({ key, ...checksums }) => [key, checksums]));
}
