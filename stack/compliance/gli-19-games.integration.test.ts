import { createHash } from "node:crypto";
import { getGameUrl } from "@parlour/contracts/calls/play/casino-lobby/get-game-url";
import { getPlayerRound } from "@parlour/contracts/calls/play/games/get-player-round";
import { rotateSeeds } from "@parlour/contracts/calls/play/games/rotate-seeds";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { balancesOf } from "../testing-cashier.ts";
import { authoriseTestOperator } from "../testing-operator.ts";
import { act, addFundedPlayer, openGame, play, switchGame } from "../testing-rounds.ts";
import { clause } from "./clause.ts";

const slot = "1402";
const mines = "1203";
let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack.close());

const usd = { currency: "USD" };

describe("games", () => {
  clause(
    "GLI-19 §4 information",
    "A game states its return and its stakes before anything is staked",
    async () => {
      const { client } = await addFundedPlayer(stack, usd);
      const { returnToPlayer, limits, balance } = await openGame(client, slot);
      expect(returnToPlayer).toBeGreaterThan(50);
      expect(returnToPlayer).toBeLessThan(100);
      expect(limits.min).toBeLessThan(limits.max);
      expect((await balancesOf(client)).PlayableCasino).toBe(balance);
    },
  );

  clause(
    "GLI-19 §4 stake limits",
    "A stake outside the stated limits is refused and takes nothing",
    async () => {
      const { client } = await addFundedPlayer(stack, { ...usd, amountMinor: 10_000_000n });
      const { gameSession, limits } = await openGame(client, slot);
      const before = await balancesOf(client);
      for (const stake of [limits.max + limits.unit, limits.min / 2, -limits.min, 0]) {
        expect([stake, (await play(client, gameSession, { stake })).status]).not.toEqual([stake, 200]);
      }
      expect(await balancesOf(client)).toEqual(before);
      expect((await play(client, gameSession, { stake: limits.min })).status).toBe(200);
    },
  );

  clause("GLI-19 §4 funds", "A round that the balance does not cover is not played", async () => {
    const { client } = await addFundedPlayer(stack, { ...usd, amountMinor: 50n });
    const { gameSession } = await openGame(client, mines);
    const answer = await play(client, gameSession, { stake: 1, mines: 3 });
    expect(answer).toMatchObject({ status: 422, body: { errorCode: "INSUFFICIENT_FUNDS" } });
    expect(await balancesOf(client)).toMatchObject({ PlayableCasino: 0.5 });
  });

  clause(
    "GLI-19 §4 repeated requests",
    "A round that is requested twice is staked and drawn once",
    async () => {
      const { client } = await addFundedPlayer(stack, usd);
      const { gameSession, balance } = await openGame(client, slot);
      const roundId = crypto.randomUUID();
      const [first, second] = await Promise.all([
        play(client, gameSession, { stake: 1 }, { roundId }),
        play(client, gameSession, { stake: 1 }, { roundId }),
      ]);
      const answers = [first, second].filter(({ status }) => status === 200);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body.view))).size).toBe(1);
      const { win } = answers[0]!.body;
      const expected = Math.round((balance - 1 + win) * 100) / 100;
      expect((await balancesOf(client)).PlayableCasino).toBe(expected);
    },
  );

  clause(
    "GLI-19 §4 incomplete games",
    "An interrupted round waits, and continues with the same state in a new session",
    async () => {
      const { client } = await addFundedPlayer(stack, usd);
      const { gameSession } = await openGame(client, mines);
      const { body: round } = await play(client, gameSession, { stake: 1, mines: 1 });
      const again = await openGame(client, mines);
      expect(again.round).toMatchObject({ roundId: round.roundId, sequence: 1, stake: 1, done: false });
      const step = await act(client, again.gameSession, round.roundId, 1, { kind: "reveal", tile: 4 });
      expect(step.status).toBe(200);
    },
  );

  clause(
    "GLI-19 §4 game recall",
    "The player can read a past round in full: stake, every step, result and win",
    async () => {
      const { client } = await addFundedPlayer(stack, usd);
      const { gameSession } = await openGame(client, slot);
      const { body: round } = await play(client, gameSession, { stake: 1 });
      const params = { roundId: round.roundId };
      const record = (await client.call(getPlayerRound, { params })).body;
      expect(record).toMatchObject({ stake: 1, win: round.win, state: "ENDED" });
      expect(record.steps).toHaveLength(1);
      expect(record.steps[0]!.view).toEqual(round.view);
      const other = await addFundedPlayer(stack, usd);
      expect((await other.client.call(getPlayerRound, { params })).status).toBe(404);
    },
  );

  clause(
    "GLI-19 §4 random outcomes",
    "The house commits to its seed before the stake, and the revealed seed matches",
    async () => {
      const { client } = await addFundedPlayer(stack, usd);
      const { gameSession, seeds } = await openGame(client, slot);
      for (let round = 0; round < 3; round++) await play(client, gameSession, { stake: 1 });
      const body = { clientSeed: "mine-7" };
      const { revealed } = (await client.call(rotateSeeds, { params: { gameSession }, body })).body;
      expect(revealed.rounds).toBe(3);
      const hash = createHash("sha256").update(revealed.serverSeed).digest("hex");
      expect(hash).toBe(seeds.serverSeedHash);
    },
  );

  clause("GLI-19 §4 free play", "Practice rounds neither take nor pay real money", async () => {
    const { client } = await addFundedPlayer(stack, usd);
    const before = await balancesOf(client);
    const { gameSession } = await openGame(client, slot, "practice");
    for (let round = 0; round < 5; round++) {
      expect((await play(client, gameSession, { stake: 1 })).status).toBe(200);
    }
    expect(await balancesOf(client)).toEqual(before);
  });

  clause(
    "GLI-19 §4 disabling",
    "A game that operators switch off starts no round, and an open one can be finished",
    async () => {
      const { client } = await addFundedPlayer(stack, usd);
      const { gameSession } = await openGame(client, mines);
      const { body: round } = await play(client, gameSession, { stake: 1, mines: 1 });
      await switchGame(stack, mines, false);
      try {
        const step = await act(client, gameSession, round.roundId, 1, { kind: "reveal", tile: 4 });
        expect(step.status).toBe(200);
        if (!step.body.done) await act(client, gameSession, round.roundId, 2, { kind: "cashOut" });
        const next = await play(client, gameSession, { stake: 1, mines: 1 });
        expect(next).toMatchObject({ status: 403, body: { errorCode: "GAME_NOT_AVAILABLE" } });
      } finally {
        await switchGame(stack, mines, true);
      }
    },
  );

  clause("58 Pa. Code §814a.1(a)", "Only registered players can play for money", async () => {
    const visitor = stack.client();
    const launch = (mode: string) => visitor.call(getGameUrl, { params: { id: slot }, query: { mode } });
    expect((await launch("real")).status).toBe(401);
    expect((await launch("practice")).status).toBe(200);
  });
});
