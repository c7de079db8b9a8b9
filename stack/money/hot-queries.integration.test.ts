import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { listSessionRounds } from "@parlour/contracts/calls/play/games/list-session-rounds";
import { listNotifications } from "@parlour/contracts/calls/site/notifications/list-notifications";
import type { Pool, PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addFundedPlayer, openGame, play } from "../testing-rounds.ts";

const limbo = "1207";

/** Background statements, which serve no request: jobs, heartbeats, and the queue of settlements. */
const background = /\bjobs\.|server_heartbeats|wagering\.settlement\b[^;]*\bsubscriber\b/;

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack?.close());

type Query = (...args: unknown[]) => unknown;

/** Records the text of every statement that the server sends. */
function recordStatements(pool: Pool): Set<string> {
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

/**
 * Lists the tables whose rows belong to players; these tables would be split if players were spread over several
 * databases.
 */
async function playerTables(): Promise<string[]> {
  const rows = await stack.kit.db.query<{ name: string }>(
    `select case when table_schema = 'public' then table_name else table_schema || '.' || table_name end as name
     from information_schema.columns where column_name = 'player_id' and table_schema not like 'pg_%'`,
  );
  return rows.map(({ name }) => name);
}

/** Returns the SQL of the functions that a statement calls. */
async function bodiesOf(statements: Iterable<string>): Promise<string[]> {
  const rows = await stack.kit.db.query<{ name: string; body: string }>(
    `select n.nspname || '.' || p.proname as name, p.prosrc as body from pg_proc p
     join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('ledger', 'wagering')`,
  );
  const all = [...statements].join("\n");
  return rows.filter(({ name }) => all.includes(`${name}(`)).map(({ body }) => body);
}

test("every statement of a hot path that touches a player's rows names the player", async () => {
  const tables = await playerTables();
  expect(tables).toEqual(expect.arrayContaining(["ledger.account", "ledger.entry", "ledger.posting"]));
  const { client } = await addFundedPlayer(stack);
  const { gameSession } = await openGame(client, limbo);
  const texts = recordStatements(stack.kit.db.pool);
  expect((await play(client, gameSession, { stake: 1, target: 200 })).status).toBeLessThan(300);
  for (const call of [listBalances, listTransactions, listNotifications]) {
    expect((await client.call(call)).status).toBe(200);
  }
  expect((await client.call(listSessionRounds, { params: { gameSession } })).status).toBe(200);

  const statements = [...texts].filter((text) => !background.test(text));
  const bodies = await bodiesOf(statements);
  expect(bodies.length).toBeGreaterThan(0);
  const touching = [...statements, ...bodies.flatMap((body) => body.split(";"))].filter((text) =>
    tables.some((table) =>
      new RegExp(`\\b(from|join|into|update)\\s+${table.replace(".", "\\.")}\\b`, "i").test(text),
    ),
  );
  expect(touching.length).toBeGreaterThan(10);
  const blind = touching.filter((text) => !/player_id|owner/i.test(text));
  expect(blind).toEqual([]);
});
