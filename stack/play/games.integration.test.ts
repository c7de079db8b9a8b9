import { randomUUID } from "node:crypto";
import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { getPlayerRound } from "@parlour/contracts/calls/play/games/get-player-round";
import { getSessionRound } from "@parlour/contracts/calls/play/games/get-session-round";
import { listPlayerRounds } from "@parlour/contracts/calls/play/games/list-player-rounds";
import { openGameSession } from "@parlour/contracts/calls/play/games/open-game-session";
import { rotateSeeds } from "@parlour/contracts/calls/play/games/rotate-seeds";
import { cometClub } from "@parlour/games/comet-club/math/comet-club";
import { fairStream } from "@parlour/games/kit/math/fair-stream";
import { slotGame } from "@parlour/games/kit/math/slots/slot-game";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { act, addFundedPlayer, launchToken, openGame, play } from "../testing-rounds.ts";

const red = (stake: number) => ({ bets: [{ spot: "red", stake }] });

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

async function playable(client: TestClient): Promise<number> {
  const { body } = await client.call(listBalances);
  return body.find(({ type }) => type === "PlayableCasino")!.amount;
}

describe("a real-money round", () => {
  it("debits the stake, pays the win, and returns the same result on a retry", async () => {
    const { client } = await addFundedPlayer(stack);
    const { gameSession, balance, limits, seeds } = await openGame(client, "1001");
    expect(balance).toBe(1_000);
    expect(limits).toMatchObject({ min: 0.1, max: 500, default: 1 });
    const roundId = randomUUID();
    const { status, body } = await play(client, gameSession, red(10), { roundId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ roundId, sequence: 1, nonce: 0, stake: 10, done: true });
    expect([0, 20]).toContain(body.win);
    expect(body.balance).toBe(1_000 - 10 + body.win);
    expect(await playable(client)).toBe(body.balance);

    expect((await play(client, gameSession, red(10), { roundId })).body).toEqual(body);
    expect((await play(client, gameSession, red(11), { roundId })).status).toBe(409);
    expect((await play(client, gameSession, red(10), { roundId, promotional: true })).status).toBe(409);
    expect(await playable(client)).toBe(body.balance);

    const after = await openGame(client, "1001");
    expect(after.seeds).toMatchObject({ serverSeedHash: seeds.serverSeedHash, nonce: 1 });
  });

  it("is started once, however many requests arrive at once", async () => {
    const { client } = await addFundedPlayer(stack);
    const { gameSession } = await openGame(client, "1202");
    const roundId = randomUUID();
    const bet = { stake: 5, direction: "under", target: 5_000 };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => play(client, gameSession, bet, { roundId })),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await playable(client)).toBe(answers[0]!.body.balance);
    const { body } = await client.call(listPlayerRounds);
    expect(body.items).toHaveLength(1);
  });

  it("gets its own draw number when several start at once", async () => {
    const { client } = await addFundedPlayer(stack);
    const { gameSession } = await openGame(client, "1001");
    const answers = await Promise.all(Array.from({ length: 25 }, () => play(client, gameSession, red(1))));
    expect(answers.map(({ status }) => status)).toEqual(Array(25).fill(200));
    expect(new Set(answers.map(({ body }) => body.nonce)).size).toBe(25);
    const net = answers.reduce((sum, { body }) => sum + body.win - body.stake, 0);
    expect(await playable(client)).toBe(1_000 + net);
  });

  it.each([
    ["a stake above the limit", red(500.01), 422, { errorCode: "LIMIT_EXCEEDED", min: 0.1, max: 500 }],
    ["a stake below the limit", red(0.01), 422, { errorCode: "LIMIT_EXCEEDED" }],
    ["half a cent", red(0.125), 422, { errors: [{ code: "AMOUNT_TOO_PRECISE", field: "bet.bets.0.stake" }] }],
    ["an unknown spot", { bets: [{ spot: "x", stake: 1 }] }, 422, { errors: [{ field: "bet.bets.0.spot" }] }],
    ["no bet at all", {}, 422, { errors: [{ code: "REQUIRED", field: "bet.bets" }] }],
  ])("refuses %s and moves nothing", async (_what, bet, status, body) => {
    const { client } = await addFundedPlayer(stack);
    const { gameSession } = await openGame(client, "1001");
    expect(await play(client, gameSession, bet)).toMatchObject({ status, body });
    expect(await playable(client)).toBe(1_000);
  });

  it("returns the balance when it is insufficient, and refuses a retry too", async () => {
    const { client, playerId, currency } = await addFundedPlayer(stack, { amountMinor: 500n });
    const { gameSession } = await openGame(client, "1001");
    const roundId = randomUUID();
    const refused = { status: 422, body: { errorCode: "INSUFFICIENT_FUNDS", balance: 5, currency } };
    expect(await play(client, gameSession, red(6), { roundId })).toMatchObject(refused);
    const { depositTo } = await import("../testing-money.ts");
    await depositTo(stack, { playerId, id: "more", currency, amountMinor: 10_000n });
    // A retry of the refused bet stays refused; a new bet is accepted.
    expect((await play(client, gameSession, red(6), { roundId })).body).toMatchObject({
      errorCode: "INSUFFICIENT_FUNDS",
    });
    expect((await play(client, gameSession, red(6))).status).toBe(200);
  });
});

describe("a round with decisions", () => {
  const bet = { stake: 10, mines: 24 };

  it("continues where it was, also in another session, and refuses a second round meanwhile", async () => {
    const { client } = await addFundedPlayer(stack);
    const first = await openGame(client, "1203");
    const { body: round } = await play(client, first.gameSession, { stake: 10, mines: 3 });
    expect(round).toMatchObject({ done: false, sequence: 1, balance: 990 });
    expect(await play(client, first.gameSession, { stake: 10, mines: 3 })).toMatchObject({
      status: 409,
      body: { errorCode: "ROUND_UNFINISHED", roundId: round.roundId },
    });
    const second = await openGame(client, "1203");
    expect(second.round).toEqual(round);
    const { body: rotation } = await client.call(rotateSeeds, {
      params: { gameSession: second.gameSession },
      body: { clientSeed: "mine" },
    });
    expect(rotation).toMatchObject({ errorCode: "ROUND_UNFINISHED" });

    const step = await act(client, second.gameSession, round.roundId, 1, { kind: "reveal", tile: 7 });
    expect(step).toMatchObject({ status: 200, body: { sequence: 2 } });
    const again = await act(client, second.gameSession, round.roundId, 1, { kind: "reveal", tile: 7 });
    expect(again.body).toEqual(step.body);
    const other = await act(client, second.gameSession, round.roundId, 1, { kind: "reveal", tile: 8 });
    expect(other).toMatchObject({ status: 409, body: { errorCode: "SEQUENCE_MISMATCH" } });
    const early = await act(client, second.gameSession, round.roundId, 5, { kind: "reveal", tile: 8 });
    expect(early.status).toBe(409);
  });

  it("pays once when many cash out at the same time", async () => {
    const { client } = await addFundedPlayer(stack);
    const { gameSession } = await openGame(client, "1203");
    for (let tried = 0; tried < 10; tried++) {
      const before = await playable(client);
      const { body: round } = await play(client, gameSession, { stake: 10, mines: 1 });
      const step = await act(client, gameSession, round.roundId, 1, { kind: "reveal", tile: 3 });
      if (step.body.done) continue;
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => act(client, gameSession, round.roundId, 2, { kind: "cashOut" })),
      );
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      const { win, balance } = answers[0]!.body;
      expect(win).toBeGreaterThan(10);
      expect(balance).toBeCloseTo(before - 10 + win, 8);
      expect(await playable(client)).toBe(balance);
      return;
    }
    throw new Error("no round survived its first tile");
  });

  it("refuses actions that its state does not allow", async () => {
    const { client } = await addFundedPlayer(stack);
    const { gameSession } = await openGame(client, "1203");
    const { body: round } = await play(client, gameSession, bet);
    const early = await act(client, gameSession, round.roundId, 1, { kind: "cashOut" });
    expect(early).toMatchObject({ status: 422, body: { errorCode: "ACTION_NOT_ALLOWED" } });
    const odd = await act(client, gameSession, round.roundId, 1, { kind: "reveal", tile: 99 });
    expect(odd).toMatchObject({ status: 422, body: { errors: [{ field: "action.tile" }] } });
    expect((await act(client, gameSession, randomUUID(), 1, { kind: "cashOut" })).status).toBe(404);
  });

  it("hides unrevealed cards, in the response and in the record", async () => {
    const { client } = await addFundedPlayer(stack);
    const { gameSession } = await openGame(client, "1203");
    const { body: round } = await play(client, gameSession, { stake: 1, mines: 5 });
    const { body: record } = await client.call(getPlayerRound, { params: { roundId: round.roundId } });
    expect(record).toMatchObject({ state: "OPEN", seeds: { serverSeed: null } });
    expect(record.steps[0]!.draws).toEqual([]);
    expect(JSON.stringify([round, record])).not.toMatch(/hidden|"mineTiles":\[/);
  });
});

describe("fairness", () => {
  it("reveals the seed behind its hash after rotation, and every round can be recomputed", async () => {
    const { client } = await addFundedPlayer(stack);
    const { gameSession, seeds } = await openGame(client, "1001");
    const rounds = [];
    for (let count = 0; count < 3; count++) rounds.push((await play(client, gameSession, red(1))).body);
    const { body: rotated } = await client.call(rotateSeeds, {
      params: { gameSession },
      body: { clientSeed: "my own words" },
    });
    expect(rotated).toMatchObject({ errors: [{ code: "INVALID_FORMAT", field: "clientSeed" }] });
    const { body } = await client.call(rotateSeeds, {
      params: { gameSession },
      body: { clientSeed: "mine-7" },
    });
    expect(body.revealed).toMatchObject({ serverSeedHash: seeds.serverSeedHash, rounds: 3 });
    const { createHash } = await import("node:crypto");
    expect(createHash("sha256").update(body.revealed.serverSeed).digest("hex")).toBe(seeds.serverSeedHash);
    expect(body).toMatchObject({
      serverSeedHash: seeds.nextServerSeedHash,
      clientSeed: "mine-7",
      nonce: 0,
    });
    for (const { roundId, nonce } of rounds) {
      const { body: record } = await client.call(getPlayerRound, { params: { roundId } });
      expect(record.seeds).toMatchObject({ serverSeed: body.revealed.serverSeed, nonce });
      const { serverSeed, clientSeed } = body.revealed;
      expect(record.steps[0]!.draws).toEqual([fairStream({ serverSeed, clientSeed, nonce }).below(37)]);
    }
    const next = await play(client, gameSession, red(1));
    expect(next.body.nonce).toBe(0);
    const { body: record } = await client.call(getSessionRound, {
      params: { gameSession, roundId: next.body.roundId },
    });
    expect(record.seeds).toMatchObject({ serverSeed: null, clientSeed: "mine-7" });
  });
});

it.each([
  ["VND", 500_000_000, 20_000],
  ["USDT", 1_250, 1],
  ["BTC", 0.25, 0.00001],
])("a jackpot is worth the same in %s, and its rounds can be recomputed", async (currency, seed, stake) => {
  const { client } = await addFundedPlayer(stack, { currency, amountMinor: 10_000_000_000n });
  const { gameSession, jackpots } = await openGame(client, "1410");
  expect(jackpots.find(({ tier }) => tier === "comet")?.amount).toBe(seed);
  const { body } = await play(client, gameSession, { stake });
  const { body: record } = await client.call(getPlayerRound, { params: { roundId: body.roundId } });
  const { action, draws } = record.steps[0]!;
  const left = [...draws];
  const game = slotGame(cometClub);
  const again = game.begin(game.bet.parse(action), { below: () => left.shift()! });
  expect([again.state, left]).toEqual([body.view, []]);
});

describe("the draw numbers of a seed", () => {
  it("count its rounds, also when concurrent bets were refused", async () => {
    const { client, playerId, currency } = await addFundedPlayer(stack, { amountMinor: 100n });
    const { gameSession } = await openGame(client, "1202");
    // The player can afford only one of the six bets, except in one of fifty runs, when the first bet wins and pays
    // for the others.
    const bet = { stake: 1, direction: "under", target: 200 };
    const answers = await Promise.all(Array.from({ length: 6 }, () => play(client, gameSession, bet)));
    const played = answers.filter(({ status }) => status === 200).length;
    const { depositTo } = await import("../testing-money.ts");
    await depositTo(stack, { playerId, id: "more", currency, amountMinor: 10_000n });
    expect((await play(client, gameSession, bet)).body.nonce).toBe(played);
    const { body } = await client.call(rotateSeeds, {
      params: { gameSession },
      body: { clientSeed: "next" },
    });
    expect(body.revealed.rounds).toBe(played + 1);
  });
});

it("offers and accepts stakes only in units whose wins are whole", async () => {
  const { client } = await addFundedPlayer(stack, { amountMinor: 10_000n });
  const { gameSession, limits } = await openGame(client, "1202");
  expect(limits).toMatchObject({ min: 1, unit: 1, payoutCap: 1_000_000 });
  const bet = { direction: "under", target: 6_666 };
  expect(await play(client, gameSession, { ...bet, stake: 1.5 })).toMatchObject({
    status: 422,
    body: { errors: [{ code: "INVALID_VALUE", field: "bet.stake" }] },
  });
  expect((await play(client, gameSession, { ...bet, stake: 2 })).status).toBe(200);
});

describe("opening a game", () => {
  it("accepts a token once, from the player it was issued for", async () => {
    const { client } = await addFundedPlayer(stack);
    const { client: other } = await addFundedPlayer(stack);
    const token = await launchToken(client, "1001");
    const stolen = await other.call(openGameSession, { body: { token } });
    expect(stolen).toMatchObject({ status: 401, body: { errorCode: "SESSION_INVALID" } });
    // The other player's attempt must not use up the token.
    expect((await client.call(openGameSession, { body: { token } })).status).toBe(201);
    const second = await launchToken(client, "1001");
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.call(openGameSession, { body: { token: second } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410, 410, 410, 410]);
    for (const bad of [`${token}x`, token.replace(/^./, "A"), "nonsense", "a.b.c"]) {
      const { status, body } = await client.call(openGameSession, { body: { token: bad } });
      expect({ status, body }).toMatchObject({ status: 410, body: { errorCode: "TOKEN_INVALID" } });
    }
    const late = await launchToken(client, "1001");
    stack.clock.advance(6 * 60_000);
    expect((await client.call(openGameSession, { body: { token: late } })).status).toBe(410);
  });

  it("needs the player's cookie in addition to the handle", async () => {
    const { client } = await addFundedPlayer(stack);
    const { client: other } = await addFundedPlayer(stack);
    const { gameSession } = await openGame(client, "1001");
    for (const stranger of [other, stack.client()]) {
      expect((await play(stranger, gameSession, red(1))).status).toBe(401);
    }
    expect((await play(client, `gamesession_${"0".repeat(20)}`, red(1))).status).toBe(404);
    expect((await play(client, "nonsense", red(1))).status).toBe(422);
  });
});

describe("practice", () => {
  it("uses its own credits and never touches the ledger", async () => {
    const visitor = stack.client();
    const [before] = await stack.kit.db.query<{ count: string }>("select count(*) from ledger.posting");
    const session = await openGame(visitor, "1203", "practice");
    expect(session).toMatchObject({ mode: "practice", balance: 1_000, promotionalSpins: null });
    const roundId = randomUUID();
    const { body: round } = await play(visitor, session.gameSession, { stake: 10, mines: 3 }, { roundId });
    expect(round).toMatchObject({ balance: 990, done: false });
    expect((await play(visitor, session.gameSession, { stake: 10, mines: 3 }, { roundId })).body).toEqual(
      round,
    );
    expect((await play(visitor, session.gameSession, { stake: 10, mines: 3 })).status).toBe(409);
    const step = await act(visitor, session.gameSession, roundId, 1, { kind: "reveal", tile: 0 });
    expect(step.status).toBe(200);
    expect(await act(visitor, session.gameSession, roundId, 1, { kind: "reveal", tile: 0 })).toMatchObject({
      body: step.body,
    });
    const [after] = await stack.kit.db.query<{ count: string }>("select count(*) from ledger.posting");
    expect(after).toEqual(before);
  });
});
