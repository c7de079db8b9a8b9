import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import type { TableMessage } from "@parlour/contracts/sockets/live-table";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, expect, it, vi } from "vitest";
import { createClient, type TestClient } from "../testing-client.ts";
import { type Killable, killableStack } from "../testing-killable.ts";
import { openGame } from "../testing-rounds.ts";
import { playable, sit } from "../testing-tables.ts";

/** A bet at every kind of table that the suites for crash, seats and dealers do not cover. */
const tables = [
  { id: "1301", slug: "live-roulette", spot: "red", stake: 1 },
  { id: "1302", slug: "live-american-roulette", spot: "red", stake: 1 },
  { id: "1303", slug: "live-french-roulette", spot: "red", stake: 1 },
  { id: "1304", slug: "spark-roulette", spot: "red", stake: 1 },
  { id: "1305", slug: "live-baccarat", spot: "player", stake: 1 },
  { id: "1306", slug: "dragon-tiger", spot: "dragon", stake: 1 },
  { id: "1307", slug: "sic-bo", spot: "small", stake: 1 },
  { id: "1308", slug: "money-wheel", spot: "1", stake: 1 },
  { id: "1340", slug: "live-craps", spot: "pass", stake: 3 },
  { id: "1341", slug: "live-blackjack", spot: "main", stake: 1 },
  { id: "1342", slug: "live-holdem", spot: "ante", stake: 1 },
];
const isOnServer = process.env.TEST_DATABASE_URL !== undefined;
const patience = { timeout: 180_000, interval: 50 };
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

type Seat = Awaited<ReturnType<typeof sit>>;
type Placed = (typeof tables)[number] & { gameSession: string; bet: string; round: number; seat: Seat };

/** Joins a table and places a bet, in the next round if betting closes first. */
async function betAt(client: TestClient, origin: string, table: (typeof tables)[number]): Promise<Placed> {
  const { gameSession } = await openGame(client, table.id);
  const seat = await sit(client, origin, gameSession);
  let bet = "";
  await vi.waitUntil(async () => {
    await seat.reach("BETTING");
    const { spot, stake } = table;
    const answer = await seat.bet({ bets: [{ spot, stake }] });
    if (answer.type === "answer") bet = answer.bet.id;
    return bet !== "";
  }, patience);
  return { ...table, gameSession, bet, round: seat.latest()!.number, seat };
}

const snapshotOf = (seat: Seat) =>
  vi.waitUntil(
    () =>
      seat.received.find(
        (message): message is TableMessage & { type: "snapshot" } => message.type === "snapshot",
      ),
    patience,
  );

type Settled = {
  slug: string;
  bet: string;
  state: string;
  stakeMinor: number;
  winMinor: number;
  isEnded: boolean;
};

it("finishes the rounds of every table once after the server that runs them was killed, and loses no bet", async () => {
  const stack = await killableStack(cleanUps, { SHARED_ROUND_PACE: "60" });
  const first = await stack.start();
  // Only one process can use the embedded database, so with it the second server starts after the first was killed.
  let second: Killable | undefined = isOnServer ? await stack.start() : undefined;
  const client = await logInTo(first.origin);
  const before = await playable(client);
  const placed = await Promise.all(tables.map((table) => betAt(client, first.origin, table)));
  await vi.waitUntil(() => placed.some(({ seat }) => seat.latest()?.phase === "RUNNING"), patience);
  const seen = placed.map(({ seat }) => seat.latest()!);
  await first.kill();

  second ??= await stack.start();
  const again = clientOn(second.origin, client);
  await Promise.all(
    placed.map(async ({ slug, gameSession, bet, round }, place) => {
      const seat = await sit(again, second.origin, gameSession);
      const { round: current, mine } = await snapshotOf(seat);
      // The round may have ended before the player reconnected. If it has not, it must be unchanged.
      if (current?.number === round) {
        expect([slug, mine]).toEqual([slug, [bet]]);
        expect(current.serverSeedHash).toBe(seen[place]!.serverSeedHash);
        const was = seen[place]!;
        // Unless the round has reached a later stage, the player sees exactly what they saw before.
        if (current.phase === was.phase && current.window?.number === was.window?.number)
          expect([slug, current.outcome]).toEqual([slug, was.outcome]);
      }
      await vi.waitUntil(() => (seat.latest()?.number ?? 0) > round, patience);
      seat.close();
    }),
  );
  await second.kill();

  const rows = await stack.withDatabase(async (db) => {
    expect((await verifyLedger(db.pool)).differences).toEqual([]);
    const ended = await db.query<{ slug: string; rounds: number; settled: number }>(
      `select slug, count(distinct number)::int as rounds, count(*)::int as settled from table_events
       where kind = 'ROUND_SETTLED' group by slug`,
    );
    for (const { slug, rounds, settled } of ended) expect([slug, settled]).toEqual([slug, rounds]);
    return await db.query<Settled>(
      `select bet.slug, bet.id as bet, bet.state, stake_minor::int as "stakeMinor", win_minor::int as "winMinor",
         round.state = 'SETTLED' as "isEnded"
       from shared_round_bets bet join shared_rounds round using (slug, number) where bet.state <> 'REFUSED'`,
    );
  });
  expect(rows.map(({ bet }) => bet).toSorted()).toEqual(placed.map(({ bet }) => bet).toSorted());
  for (const row of rows) {
    expect(row).toMatchObject({ isEnded: true });
    expect(["PAID", "LOST", "REFUNDED"]).toContain(row.state);
  }
  const change = rows.reduce(
    (sum, { state, stakeMinor, winMinor }) => sum + (state === "REFUNDED" ? 0 : winMinor - stakeMinor),
    0,
  );
  const third = await stack.start();
  const after = await playable(clientOn(third.origin, client));
  expect(Math.round((after - before) * 100)).toBe(change);
}, 540_000);
