import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { verifyLedger } from "@parlour/ledger/verify";
import { testClock } from "@parlour/server/kit/clock";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import type { TestDatabase } from "@parlour/server/kit/testing/test-database";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type Stack, startStack } from "../start-stack.ts";
import { noCalendars } from "../testing-calendars.ts";
import { createClient } from "../testing-client.ts";
import { addFundedPlayer, openGame } from "../testing-rounds.ts";
import { playable, sit } from "../testing-tables.ts";
import { openSeededDatabase } from "../testing-template.ts";

const dataDir = mkdtempSync(join(tmpdir(), "parlour-bets-race-"));
const clock = testClock();
const players = 10;
const betsEach = 8;
/** The last player's money, which is enough for only two of the bets. */
const poorMinor = 250n;
let database: TestDatabase;
let servers: Stack[];

/** Starts a server. The servers share only the database and the secrets. */
async function startServer(): Promise<Stack> {
  const another = await database.openAnother();
  const shared = another ?? { ...database.db, close: async () => {} };
  const env = { DATA_DIR: dataDir, LOG_LEVEL: "silent", ...noCalendars };
  const parts = { port: 0, quiet: true, shell: "none", requestsPerSecond: 10_000 } as const;
  return await startStack({ env, clock, database: shared, load: neverOverloaded, ...parts });
}

beforeAll(async () => {
  database = await openSeededDatabase("test-clock", dataDir);
  servers = [await startServer(), await startServer()];
});
afterAll(async () => {
  expect((await verifyLedger(servers[0]!.kit.db.pool)).differences).toEqual([]);
  for (const server of servers) await server.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Adds a player who sits at the table on one of the servers. */
async function seat(index: number) {
  const server = servers[index % servers.length]!;
  const stack = { ...server, clock, client: () => createClient(server.origin) };
  const amountMinor = index === players - 1 ? poorMinor : 100_000n;
  const { client, playerId } = await addFundedPlayer(stack, { amountMinor });
  const { gameSession, balance } = await openGame(client, "1301");
  return { client, playerId, balance, table: await sit(client, server.origin, gameSession) };
}

type Stored = { id: string; owner: string; state: string; winMinor: number; isInTime: boolean };

const listStored = (number: number) =>
  servers[0]!.kit.db.query<Stored>(
    `select b.id, b.owner, b.state, b.win_minor::float8 as "winMinor", b.confirmed_at < r.closes_at as "isInTime"
     from shared_round_bets b join shared_rounds r using (slug, number)
     where r.slug = 'live-roulette' and r.number = $1`,
    [number],
  );

it("takes each bet once and none after the close, from many players on two servers", async () => {
  const seats: Awaited<ReturnType<typeof seat>>[] = [];
  for (let index = 0; index < players; index++) seats.push(await seat(index));
  for (const { table } of seats) await table.reach("BETTING");
  const { number } = seats[0]!.table.latest()!;
  const red = { bets: [{ spot: "red", stake: 1 }] };

  // Every bet is sent twice. Betting closes once the player with little money has received some answers; by then most
  // bets of the others are still in progress, and more arrive.
  const poor = seats.at(-1)!;
  let answeredToPoor = 0;
  const send = () =>
    seats.flatMap(({ playerId, table }) =>
      Array.from({ length: betsEach }, async () => {
        const id = randomUUID();
        const ask = () => table.bet(red, { id, round: number });
        const answers = await Promise.all([ask(), ask()]);
        if (playerId === poor.playerId) answeredToPoor += 1;
        return { id, playerId, answers, again: ask };
      }),
    );
  const early = send();
  await vi.waitUntil(() => answeredToPoor >= 3, { timeout: 30_000, interval: 5 });
  const late = send();
  clock.advance(18_000);
  const bets = await Promise.all([...early, ...late]);
  for (const { table } of seats) await table.reach("RUNNING");

  const stored = await listStored(number);
  const taken = bets.filter(({ answers }) => answers.some(({ type }) => type === "answer"));
  expect(stored.map(({ id }) => id).toSorted()).toEqual(taken.map(({ id }) => id).toSorted());
  expect(stored.filter(({ isInTime }) => !isInTime)).toEqual([]);
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.length).toBeLessThan(bets.length);
  const codes = bets.flatMap(({ answers }) => answers.map((one) => (one.type === "refused" ? one.code : "")));
  expect(new Set(codes)).toEqual(new Set(["", "BETTING_CLOSED", "INSUFFICIENT_FUNDS"]));
  expect(taken.filter(({ playerId }) => playerId === poor.playerId)).toHaveLength(2);

  // A retry is answered like the first request, although betting has closed.
  expect(await taken[0]!.again()).toMatchObject({
    type: "answer",
    bet: { id: taken[0]!.id, state: "PLACED" },
  });

  clock.advance(6_000);
  const isDone = ({ state }: Stored) => state === "PAID" || state === "LOST";
  await vi.waitFor(async () => expect((await listStored(number)).every(isDone)).toBe(true), {
    timeout: 30_000,
  });
  const settled = await listStored(number);
  for (const { client, playerId, balance, table } of seats) {
    const own = settled.filter(({ owner }) => owner === playerId);
    const won = own.reduce((sum, { winMinor }) => sum + winMinor / 100, 0);
    expect(await playable(client)).toBeCloseTo(balance - own.length + won, 6);
    table.close();
  }
  const [open] = await servers[0]!.kit.db.query<{ count: number }>(
    "select count(*)::int as count from wagering.wager where product_id = '1301' and state = 'OPEN'",
  );
  expect(open!.count).toBe(0);
});
