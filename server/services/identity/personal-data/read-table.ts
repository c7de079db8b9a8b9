import pg from "pg";
import type { Transaction } from "../../../kit/database.ts";
import type { PlayerKey } from "../../../kit/player-keys.ts";
import type { PersonalTable } from "./tables/personal-table.ts";

type PersonalRow = Readonly<Record<string, unknown>>;

const batchSize = 2_000;

/**
 * Reads a player's rows of a table in batches, through a cursor, so that a player with a million rounds fits in memory.
 */
export async function* readTable(
  tx: Transaction,
  table: PersonalTable,
  owner: { id: string; key: PlayerKey | undefined },
): AsyncGenerator<PersonalRow[]> {
  const { columns, where = "player_id = $1", sealed, withoutKeys = {} } = table;
  const selected = [...columns.split(" "), ...(sealed ? [sealed.column] : [])].map((column) => {
    const name = pg.escapeIdentifier(column);
    const keys = withoutKeys[column];
    return keys ? `${name} - array[${keys.map((key) => pg.escapeLiteral(key)).join()}] as ${name}` : name;
  });
  // A statement that declares a cursor can't have parameters, so it contains the player's id as a literal.
  const owned = where.replaceAll("$1", () => pg.escapeLiteral(owner.id));
  await tx.query(
    `declare personal_rows no scroll cursor for
     select to_jsonb(own) as value from (select ${selected.join(", ")} from ${table.table} where ${owned}) own`,
  );
  try {
    for (;;) {
      const rows = await tx.query<{ value: PersonalRow }>(`fetch ${batchSize} from personal_rows`);
      if (rows.length > 0) yield rows.map(({ value }) => openRow(value, sealed, owner.key));
      if (rows.length < batchSize) return;
    }
  } finally {
    await tx.query("close personal_rows");
  }
}

/** Replaces an encrypted column with its decrypted contents. */
function openRow(row: PersonalRow, sealed: PersonalTable["sealed"], key: PlayerKey | undefined): PersonalRow {
  if (sealed === undefined) return row;
  const { [sealed.column]: stored, ...plain } = row;
  if (typeof stored !== "string" || key === undefined) return plain;
  const label = sealed.label.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(row[name]));
  // PostgreSQL writes bytes in JSON as hexadecimal digits after a backslash and an x.
  const text = key.open(label, Buffer.from(stored.slice(2), "hex")).toString("utf8");
  return sealed.as === undefined ? { ...plain, ...JSON.parse(text) } : { ...plain, [sealed.as]: text };
}
