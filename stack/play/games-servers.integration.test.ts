import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getPlayerRound } from "@parlour/contracts/calls/play/games/get-player-round";
import { getSeeds } from "@parlour/contracts/calls/play/games/get-seeds";
import { rotateSeeds } from "@parlour/contracts/calls/play/games/rotate-seeds";
import { verifyLedger } from "@parlour/ledger/verify";
import { testClock } from "@parlour/server/kit/clock";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import type { TestDatabase } from "@parlour/server/kit/testing/test-database";
import { closeAbandonedRounds } from "@parlour/server/services/play/games";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Stack, startStack } from "../start-stack.ts";
import { noCalendars } from "../testing-calendars.ts";
import { createClient, type TestClient } from "../testing-client.ts";
import { act, addFundedPlayer, openGame, play } from "../testing-rounds.ts";
import { openSeededDatabase } from "../testing-template.ts";

const dataDir = mkdtempSync(join(tmpdir(), "parlour-games-"));
const clock = testClock();
let database: TestDatabase;
let first: Stack;
let second: Stack;

/** Starts a server. The servers share only the database and the secrets. */
async function startServer(): Promise<Stack> {
  const another = await database.openAnother();
  const shared = another ?? { ...database.db, close: async () => {} };
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    ...noCalendars,
  };
  const parts = { port: 0, quiet: true, shell: "none", requestsPerSecond: 10_000 } as const;
  return await startStack({ env, clock, database: shared, load: neverOverloaded, ...parts });
}

beforeAll(async () => {
  database = await openSeededDatabase("test-clock", dataDir);
  first = await startServer();
  second = await startServer();
});
afterAll(async () => {
  expect((await verifyLedger(first.kit.db.pool)).differences).toEqual([]);
  await second.close();
  await first.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Adds a player with money and returns clients that are signed in with the same session on both servers. */
async function atBoth(change: Parameters<typeof addFundedPlayer>[1] = {}): Promise<[TestClient, TestClient]> {
  const stack = { ...first, clock, client: () => createClient(first.origin) };
  const { client: here } = await addFundedPlayer(stack, change);
  const there = createClient(second.origin);
  for (const [name, value] of here.cookies) there.cookies.set(name, value);
  there.session = here.session;
  return [here, there];
}

const red = { bets: [{ spot: "red", stake: 1 }] };

/** Retries the same round while a busy server responds with 503. */
async function playWithRetries(client: TestClient, gameSession: string): ReturnType<typeof play> {
  const roundId = randomUUID();
  for (;;) {
    const answer = await play(client, gameSession, red, { roundId });
    if (answer.status !== 503) return answer;
    await sleep(100);
  }
}

it("never uses a draw number twice, whichever server plays the round", async () => {
  const [here, there] = await atBoth();
  const { gameSession } = await openGame(here, "1001");
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => playWithRetries(index % 2 ? here : there, gameSession)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200));
  expect(new Set(answers.map(({ body }) => body.nonce)).size).toBe(30);
});

it("draws nothing from a seed that the other server has revealed", async () => {
  const [here, there] = await atBoth();
  const { gameSession } = await openGame(here, "1001");
  // Both servers have cached the seed by now, but only one of them handles the rotation.
  await play(here, gameSession, red);
  await play(there, gameSession, red);
  const { body: rotated } = await here.call(rotateSeeds, {
    params: { gameSession },
    body: { clientSeed: "another" },
  });
  expect(rotated.revealed.rounds).toBe(2);
  const { body: round } = await play(there, gameSession, red);
  expect(round.nonce).toBe(0);
  const { body: record } = await there.call(getPlayerRound, { params: { roundId: round.roundId } });
  expect(record.seeds).toMatchObject({
    serverSeed: null,
    serverSeedHash: rotated.serverSeedHash,
    clientSeed: "another",
  });
  expect((await there.call(getSeeds, { params: { gameSession } })).body.nonce).toBe(1);
});

it("enforces the jurisdiction's pace across servers", async () => {
  const [here, there] = await atBoth({ countryCode: "GB", subdivision: "ENG", currency: "GBP" });
  const sessions = [await openGame(here, "1001"), await openGame(there, "1001")];
  const begin = (at: number) => play(at % 2 ? there : here, sessions[at % 2]!.gameSession, red);
  const answers = await Promise.all([0, 1, 2, 3].map(begin));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429, 429]);
  clock.advance(2_500);
  expect((await begin(1)).status).toBe(200);
  expect((await begin(0)).status).toBe(429);
});

it("continues a round that was started on the other server", async () => {
  const [here, there] = await atBoth();
  const { gameSession } = await openGame(here, "1203");
  const { body: round } = await play(here, gameSession, { stake: 1, mines: 3 });
  const step = await act(there, gameSession, round.roundId, 1, { kind: "reveal", tile: 4 });
  expect(step).toMatchObject({ status: 200, body: { sequence: 2 } });
  const again = await act(here, gameSession, round.roundId, 1, { kind: "reveal", tile: 4 });
  expect(again.body).toEqual(step.body);
});

it("ends an abandoned round by the game's rule, once", async () => {
  const [here] = await atBoth();
  const { gameSession } = await openGame(here, "1003");
  let open: string | undefined;
  // A natural blackjack ends the hand immediately, so we deal until a hand needs a decision.
  for (let tried = 0; tried < 20 && open === undefined; tried++) {
    const { body } = await play(here, gameSession, { stake: 5 });
    if (!body.done) open = body.roundId;
  }
  const state = async () =>
    (
      await first.kit.db.query<{ state: string }>(
        "select case state when 'SETTLED' then 'ENDED' else state end as state from wagering.wager where id = $1",
        [open],
      )
    )[0];
  expect(await closeAbandonedRounds(first.ports.gamesParts)).toBe(0);
  clock.advance(25 * 3_600_000);
  expect(await state()).toEqual({ state: "OPEN" });
  const closed = await Promise.all([
    closeAbandonedRounds(first.ports.gamesParts),
    closeAbandonedRounds(second.ports.gamesParts),
  ]);
  expect(closed[0]! + closed[1]!).toBeGreaterThanOrEqual(1);
  expect(await state()).toEqual({ state: "ENDED" });
  expect(await closeAbandonedRounds(first.ports.gamesParts)).toBe(0);
});
