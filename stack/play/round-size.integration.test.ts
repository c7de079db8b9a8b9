import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addFundedPlayer, openGame, play } from "../testing-rounds.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

const rounds = 100;
/**
 * The maximum size of the rows that a round adds, without indexes. It is usually about 1,480 bytes; a round that wins has
 * a longer record, so the average of a hundred rounds varies by a few percent.
 */
const maxBytesPerRound = 1_600;

/** Returns the total size of the rows of each table, in bytes. */
async function countBytes(): Promise<Map<string, number>> {
  const tables = await stack.kit.db.query<{ name: string }>(
    // Partitioned tables are left out, because their rows are counted in their partitions, and the state and events of
    // live tables, because they grow with time.
    `select quote_ident(nspname) || '.' || quote_ident(relname) as name
     from pg_class join pg_namespace n on n.oid = relnamespace
     where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')
       and relname not in ('table_events', 'table_statuses')`,
  );
  const bytes = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await stack.kit.db.query<{ bytes: string }>(
      `select coalesce(sum(pg_column_size(kept.*)), 0)::text as bytes from ${name} kept`,
    );
    bytes.set(name, Number(row!.bytes));
  }
  return bytes;
}

test("a finished round of a slot leaves few bytes", { timeout: 120_000 }, async () => {
  const { client } = await addFundedPlayer(stack);
  const { gameSession } = await openGame(client, "1401");
  const spin = async () => {
    const { status } = await play(client, gameSession, { stake: 0.2 });
    expect(status).toBe(200);
  };
  await spin();
  const before = await countBytes();
  for (let round = 0; round < rounds; round++) await spin();
  const after = await countBytes();
  const grown = [...after]
    .map(([name, bytes]) => [name, (bytes - (before.get(name) ?? 0)) / rounds] as const)
    .filter(([, bytes]) => bytes >= 1)
    .sort(([, one], [, other]) => other - one);
  const total = grown.reduce((sum, [, bytes]) => sum + bytes, 0);
  expect(total, grown.map(([name, bytes]) => `${name} ${bytes.toFixed(0)}`).join(", ")).toBeLessThan(
    maxBytesPerRound,
  );
});
