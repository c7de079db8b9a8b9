import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { listLiveTables } from "@parlour/contracts/calls/play/shared-rounds/list-live-tables";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, expect, it, vi } from "vitest";
import { createClient, type TestClient } from "../testing-client.ts";
import { type Killable, killableStack } from "../testing-killable.ts";
import { openGame } from "../testing-rounds.ts";
import { everywhere, playable, sit } from "../testing-tables.ts";

const isOnServer = process.env.TEST_DATABASE_URL !== undefined;
const patience = { timeout: 120_000, interval: 50 };
const roulette = "1301";
const slug = "live-roulette--2";
const cleanUps: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
});

async function logInTo(origin: string): Promise<TestClient> {
  const client = createClient(origin);
  const credentials = { username: "demo@parlour.example", password: "Parlour-demo-1", deviceId: "device" };
  const login = await client.call(logIn, { body: credentials });
  client.session = (login.body as { sessionId: string }).sessionId;
  return client;
}

/** Creates a client of another server with the same player's cookies and session. */
function clientOn(origin: string, { cookies, session }: TestClient): TestClient {
  const again = createClient(origin);
  for (const [name, value] of cookies) again.cookies.set(name, value);
  again.session = session;
  return again;
}

async function visit(origin: string) {
  const client = createClient(origin);
  return await sit(client, origin, (await openGame(client, roulette, "practice")).gameSession, 1);
}

async function isListed(origin: string): Promise<boolean> {
  const { body } = await createClient(origin).call(listLiveTables, { query: { currencyCode: "USD" } });
  return body.tables.some((table) => table.slug === slug);
}

it("opens a table once for players on two servers, and keeps its round and bets when one is killed", async () => {
  const stack = await killableStack(cleanUps, { SHARED_ROUND_PACE: "60" });
  await stack.withDatabase((db) =>
    db.query("insert into table_demands values ('live-roulette', 1, 1, 2) on conflict do nothing"),
  );
  const first = await stack.start();
  // Only one process at a time can use the embedded database, so there the second server starts after the first has
  // been killed.
  let second: Killable | undefined = isOnServer ? await stack.start() : undefined;
  const client = await logInTo(first.origin);
  const before = await playable(client);
  await visit(first.origin);
  const far = await visit((second ?? first).origin);
  await vi.waitUntil(() => isListed(first.origin), patience);
  if (second) await vi.waitUntil(() => isListed(second!.origin), patience);

  // The player joins through the first server, which is not necessarily the one that opened the second table.
  const { gameSession } = await openGame(client, roulette);
  const seat = await sit(client, first.origin, gameSession, 2);
  expect(await seat.served()).toEqual({ slug, number: 2 });
  let bet = "";
  await vi.waitUntil(async () => {
    await seat.reach("BETTING");
    const answer = await seat.bet(everywhere);
    if (answer.type === "answer") bet = answer.bet.id;
    return bet !== "";
  }, patience);
  const { number, serverSeedHash } = seat.latest()!;
  await vi.waitUntil(() => seat.latest()?.phase === "RUNNING", patience);
  await first.kill();

  second ??= await stack.start();
  const again = await sit(clientOn(second.origin, client), second.origin, gameSession, 2);
  expect(await again.served()).toEqual({ slug, number: 2 });
  const snapshot = again.received.find((message) => message.type === "snapshot")!;
  // The round may have ended before the page reconnected. Otherwise the page shows the same round as before.
  if (snapshot.round?.number === number) {
    expect(snapshot.mine).toEqual([bet]);
    expect(snapshot.round.serverSeedHash).toBe(serverSeedHash);
  }
  await vi.waitUntil(() => (again.latest()?.number ?? 0) > number, patience);
  again.close();
  far.close();

  if (isOnServer) {
    // The remaining server takes over the lease of the copies and closes the table that has become empty.
    const stateOf = async () =>
      await stack.withDatabase(async (db) => {
        const [row] = await db.query<{ state: string; isEmpty: boolean }>(
          `select state, empty_since is not null as "isEmpty" from table_copies`,
        );
        return row!;
      });
    await vi.waitUntil(async () => (await stateOf()).isEmpty, { ...patience, interval: 1_000 });
    await stack.withDatabase((db) =>
      db.query("update table_copies set empty_since = empty_since - interval '1 minute'"),
    );
    await vi.waitUntil(async () => (await stateOf()).state === "CLOSED", { ...patience, interval: 1_000 });
    expect(await isListed(second.origin)).toBe(false);
  }
  await second.kill();

  await stack.withDatabase(async (db) => {
    expect((await verifyLedger(db.pool)).differences).toEqual([]);
    const counted = async (text: string, values: unknown[]) =>
      (await db.query<{ count: number }>(`select count(*)::int as count from ${text}`, values))[0]!.count;
    const events = (kind: string) => counted("table_events where slug = $1 and kind = $2", [slug, kind]);
    expect(await events("TABLE_OPENED")).toBe(1);
    expect(await events("TABLE_CLOSED")).toBe(isOnServer ? 1 : 0);
    expect(
      await counted("table_events where slug = $1 and number = $2 and kind = 'ROUND_SETTLED'", [
        slug,
        number,
      ]),
    ).toBe(1);
    const bets = await db.query<{ id: string; state: string }>("select id, state from shared_round_bets");
    expect(bets).toEqual([{ id: bet, state: "PAID" }]);
  });
  const third = await stack.start();
  expect(Math.round(((await playable(clientOn(third.origin, client))) - before) * 100)).toBe(-100);
}, 540_000);
