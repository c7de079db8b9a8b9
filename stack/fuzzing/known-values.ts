import type { Database } from "@parlour/server/kit/database";

const maxPerName = 60;
const maxTextLength = 200;

/**
 * Values that exist in the product, by the name of their field. Random ids would be refused as unknown, so most of a
 * handler would never run.
 */
export type KnownValues = {
  add(name: string, value: unknown): void;
  /** Adds every value inside an answer of a service. */
  addAll(value: unknown, service: string): void;
  /** Returns a known value for a field, or undefined if there is none. */
  pick(name: string, service: string, random: number): string | undefined;
};

export function createKnownValues(): KnownValues {
  const values = new Map<string, string[]>();
  const add: KnownValues["add"] = (name, value) => {
    if (!["string", "number", "bigint"].includes(typeof value)) return;
    const text = String(value);
    if (text === "" || text.length > maxTextLength) return;
    const key = keyOf(name);
    const known = values.get(key) ?? [];
    if (known.includes(text)) return;
    // New values replace old ones, because the old ones may have been used up.
    if (known.length >= maxPerName) known.shift();
    values.set(key, [...known, text]);
  };
  const addAll: KnownValues["addAll"] = (value, service) => {
    if (Array.isArray(value)) for (const item of value.slice(0, 20)) addAll(item, service);
    else if (typeof value === "object" && value !== null) {
      for (const [name, member] of Object.entries(value)) {
        add(name, member);
        if (name === "id") add(`${service}:id`, member);
        addAll(member, service);
      }
    }
  };
  return {
    add,
    addAll,
    pick(name, service, random) {
      const own = name === "id" ? values.get(keyOf(`${service}:id`)) : undefined;
      const known = own ?? values.get(keyOf(name)) ?? [];
      return known[random % Math.max(1, known.length)];
    },
  };
}

/** Adds some rows of every table, whose columns have the same names as the fields of calls. */
export async function addRowsOfTables(db: Pick<Database, "query">, known: KnownValues): Promise<void> {
  const tables = await db.query<{ schema: string; table: string }>(
    `select table_schema as schema, table_name as table from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  for (const { schema, table } of tables) {
    for (const row of await db.query<Record<string, unknown>>(
      `select * from "${schema}"."${table}" limit 8`,
    )) {
      for (const [column, value] of Object.entries(row)) {
        known.add(column, value);
        if (column === "id") for (const name of idNamesOf(table)) known.add(name, value);
      }
    }
  }
}

/** Returns the names that calls give to the id of a table's rows: `caseNoteId` and `noteId` for `case_notes`. */
function idNamesOf(table: string): string[] {
  const words = table.replace(/ies$/, "y").replace(/s$/, "").split("_");
  return words.map((_word, index) => `${words.slice(index).join("")}id`);
}

function keyOf(name: string): string {
  return name.replaceAll(/[_-]/g, "").toLowerCase();
}
