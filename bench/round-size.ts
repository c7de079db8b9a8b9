import { randomUUID } from "node:crypto";
import { type Database, openDatabase } from "@parlour/server/kit/database";
import { load } from "./load.ts";
import { startMeasured } from "./measured-server.ts";

const script = new URL("rounds-server.ts", import.meta.url);
const players = 64;
const warmUpMs = 3_000;
const measureMs = 8_000;
/**
 * The tables of work queues, which are not counted: normally their rows are deleted once processed, but this server
 * processes none.
 */
const passing = new Set(["wagering.settlement"]);

type Way = { path: string; cookie: string };
type Sizes = Map<string, { rows: number; indexes: number }>;

/** Prints the bytes that a whole roulette round adds to the database on disk, and to its write-ahead log. */
export async function run(): Promise<void> {
  const server = await startMeasured(script, ["PostgreSQL", String(players)]).catch(() => undefined);
  if (!server) {
    process.stdout.write("No PostgreSQL answers here; the size of rounds is measured only there.\n");
    return;
  }
  const { origin, ways, url } = JSON.parse(server.origin) as { origin: string; ways: Way[]; url: string };
  const database = await openDatabase({ url, poolSize: 1 });
  const play = async (durationMs: number) => {
    const body = () => `{"roundId":"${randomUUID()}","bet":{"bets":[{"spot":"red","stake":1}]}}`;
    const results = await Promise.all(
      ways.map(({ path, cookie }) =>
        load({ origin, targets: [{ path, headers: { cookie, origin } }], body, connections: 1, durationMs }),
      ),
    );
    return results.reduce((sum, { requests }) => sum + requests, 0);
  };
  try {
    await play(warmUpMs);
    const before = await readSizes(database);
    const rounds = await play(measureMs);
    print(rounds, before, await readSizes(database));
  } finally {
    await database.close();
    server.close();
  }
}

/**
 * Returns the sizes after a vacuum, because PostgreSQL reuses the space of deleted rows, so this space does not count
 * as growth.
 */
async function readSizes(database: Database): Promise<{ wal: number; sizes: Sizes }> {
  const [{ bytes: wal }] = (await database.query<{ bytes: string }>(
    "select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes",
  )) as [{ bytes: string }];
  await database.query("vacuum");
  const rows = await database.query<{ name: string; rows: string; indexes: string }>(
    `select schemaname || '.' || relname as name, pg_table_size(relid)::text as rows,
            pg_indexes_size(relid)::text as indexes from pg_stat_user_tables`,
  );
  const sizes = new Map(
    rows.map((row) => [row.name, { rows: Number(row.rows), indexes: Number(row.indexes) }] as const),
  );
  return { wal: Number(wal), sizes };
}

type Reading = Awaited<ReturnType<typeof readSizes>>;

function print(rounds: number, before: Reading, after: Reading): void {
  const grown = [...after.sizes]
    .filter(([name]) => !passing.has(name))
    .map(([name, size]) => {
      const old = before.sizes.get(name) ?? { rows: 0, indexes: 0 };
      return {
        name,
        rows: (size.rows - old.rows) / rounds,
        indexes: (size.indexes - old.indexes) / rounds,
      };
    })
    .filter(({ rows, indexes }) => rows + indexes >= 1)
    .sort((one, other) => other.rows + other.indexes - one.rows - one.indexes);
  const sum = (part: "rows" | "indexes") => grown.reduce((total, table) => total + table[part], 0);
  const line = (name: string, rows: number, indexes: number) =>
    `  ${name.padEnd(32)}${rows.toFixed(0).padStart(8)}${indexes.toFixed(0).padStart(9)}\n`;
  const total = sum("rows") + sum("indexes");
  process.stdout.write(
    `${rounds} roulette rounds with one bet, bytes per round\n` +
      `  ${"table".padEnd(32)}${"rows".padStart(8)}${"indexes".padStart(9)}\n` +
      grown.map(({ name, rows, indexes }) => line(name, rows, indexes)).join("") +
      line("all", sum("rows"), sum("indexes")) +
      `  ${total.toFixed(0)} bytes per round on disk, ${(total / 1_000).toFixed(2)} GB per million rounds; ` +
      `${((after.wal - before.wal) / rounds).toFixed(0)} bytes of write-ahead log per round\n`,
  );
}
