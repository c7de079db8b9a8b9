import type { Pool, PoolClient } from "pg";
import type { TestStack } from "./testing.ts";

type Query = (...args: unknown[]) => unknown;

/** Records the text of every statement that the server sends. */
export function recordStatements(pool: Pool): Set<string> {
  const texts = new Set<string>();
  const watched = new WeakSet<object>();
  const watch = (target: { query: unknown }) => {
    if (watched.has(target)) return;
    watched.add(target);
    const query = (target.query as Query).bind(target);
    target.query = (...args: unknown[]) => {
      const [first] = args;
      texts.add(typeof first === "string" ? first : String((first as { text?: string })?.text));
      return query(...args);
    };
  };
  // The pool also runs its own queries through a connection, so watching the connections is enough.
  type Connected = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void;
  const connect = pool.connect.bind(pool);
  pool.connect = ((done?: Connected) => {
    if (done === undefined) {
      return connect().then((client) => {
        watch(client);
        return client;
      });
    }
    return connect((error, client, release) => {
      if (client) watch(client);
      done(error, client, release);
    });
  }) as typeof pool.connect;
  return texts;
}

/** The tables whose rows belong to players, each with the sets of columns that identify a single row. */
export type PlayerTables = ReadonlyMap<string, readonly (readonly string[])[]>;

export async function readPlayerTables({ kit }: Pick<TestStack, "kit">): Promise<PlayerTables> {
  const rows = await kit.db.query<{ name: string; keys: string[] | null }>(
    `select case when n.nspname = 'public' then c.relname else n.nspname || '.' || c.relname end as name,
       (select array_agg(key) from (
          select (select string_agg(a.attname, ',') from pg_attribute a
                  where a.attrelid = c.oid and a.attnum = any(i.indkey::int2[])) as key
          from pg_index i where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indexprs is null
        ) k) as keys
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute owner on owner.attrelid = c.oid and owner.attname = 'player_id' and not owner.attisdropped
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not like 'pg\\_%'`,
  );
  return new Map(rows.map(({ name, keys }) => [name, (keys ?? []).map((key) => key.split(","))]));
}

/** Returns the SQL of the functions that the statements call, directly or through another function. */
export async function readFunctionBodies(
  { kit }: Pick<TestStack, "kit">,
  statements: Iterable<string>,
): Promise<string[]> {
  const functions = await kit.db.query<{ name: string; body: string }>(
    `select case when n.nspname = 'public' then p.proname else n.nspname || '.' || p.proname end as name,
       p.prosrc as body
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     join pg_language l on l.oid = p.prolang and l.lanname in ('sql', 'plpgsql')
     where n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`,
  );
  const called = new Set<string>();
  const visit = (text: string) => {
    for (const { name, body } of functions) {
      const isCalled = new RegExp(`(?<![\\w.])${name.replace(".", "\\.")}\\(`).test(text);
      if (!isCalled || called.has(body)) continue;
      called.add(body);
      visit(body);
    }
  };
  for (const statement of statements) visit(statement);
  return [...called];
}

/** Words that can follow a table's name and are not an alias. */
const notAliases = new Set(
  "as on where set values select join left right inner cross lateral order group limit for using returning union default".split(
    " ",
  ),
);

/**
 * Lists the uses of players' tables in a statement that are not limited to the rows of given players: their conditions
 * compare neither `player_id` nor all columns of a unique key with a value.
 */
export function findUnlimited(statement: string, tables: PlayerTables): string[] {
  const sql = statement.replaceAll(/--[^\n]*/g, " ").replaceAll(/\s+/g, " ");
  const uses = sql.matchAll(
    /\b(from|join|into|update)\s+([a-z_.]+)(?:\s+(?:as\s+)?([a-z_]+))?(\s*\([^)]*\))?/gi,
  );
  return [...uses].flatMap(([, verb = "", table = "", word = "", columns = ""]) => {
    const keys = tables.get(table);
    if (keys === undefined) return [];
    if (verb.toLowerCase() === "into") return /\bplayer_id\b/.test(columns) ? [] : [`into ${table}`];
    const alias = word && !notAliases.has(word.toLowerCase()) ? word : undefined;
    const isLimitedBy = (column: string) => compares(sql, column, alias ?? table.split(".").at(-1)!, !alias);
    const isLimited =
      isLimitedBy("player_id") || keys.some((key) => key.length > 0 && key.every(isLimitedBy));
    return isLimited ? [] : [`${verb} ${table} ${alias ?? ""}`.trim()];
  });
}

/** Returns whether a column is compared with a value, a list of values or another column. */
function compares(sql: string, column: string, alias: string, mayBeBare: boolean): boolean {
  const name = `${alias}\\.${column}|${mayBeBare ? `(?<![\\w.])${column}` : "(?!)"}`;
  const before = new RegExp(`(?:${name})\\)? (?:= |in \\(|is not distinct from )`, "i");
  const after = new RegExp(`[\\w)\\]] = (?:${name})\\b`, "i");
  const tuple = new RegExp(`\\([^()]*(?:${name})\\b[^()]*\\) (?:= |in \\()`, "i");
  return before.test(sql) || after.test(sql) || tuple.test(sql);
}
