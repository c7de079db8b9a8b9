import type { RoundView } from "@parlour/contracts/entities/game-round";
import { houseAccount, playerAccount } from "@parlour/ledger";
import { verifyLedger } from "@parlour/ledger/verify";
import { closeAbandonedRounds } from "@parlour/server/services/play/games";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { depositTo } from "../testing-money.ts";
import { act, addFundedPlayer, openGame, play } from "../testing-rounds.ts";
import { gameWalletOf } from "../testing-wallet.ts";

const blackjack = "1003";
const stakeMinor = 1_000;

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

type Hand = { client: TestClient; gameSession: string; playerId: string; currency: string; round: RoundView };

const mayDouble = ({ done, view }: RoundView) =>
  !done && (view as { allowed: { kind: string }[] }).allowed.some(({ kind }) => kind === "double");

/** Deals hands paid for by a grant, each to a new player, until the player may double. */
async function dealGrantedHand(): Promise<Hand> {
  for (;;) {
    const { client, playerId, currency } = await addFundedPlayer(stack);
    const { gameSession } = await openGame(client, blackjack);
    await gameWalletOf(stack).grantSpins({
      id: "granted",
      playerId,
      gameId: blackjack,
      currency,
      stakeMinor: 100,
      spins: 1,
      credit: "cash",
      expiresAt: new Date(stack.clock.now().getTime() + 60_000),
    });
    const { body: round } = await play(client, gameSession, { stake: 1 }, { promotional: true });
    if (mayDouble(round)) return { client, gameSession, playerId, currency, round };
  }
}

/** Deals a hand in which the player may double but has no money left to do so. */
async function dealHand(): Promise<Hand> {
  for (;;) {
    const player = await addFundedPlayer(stack, { amountMinor: BigInt(stakeMinor) });
    const { gameSession } = await openGame(player.client, blackjack);
    const { body: round } = await play(player.client, gameSession, { stake: stakeMinor / 100 });
    if (mayDouble(round)) return { ...player, gameSession, round };
  }
}

const decide = ({ client, gameSession, round }: Hand, kind: string) =>
  act(client, gameSession, round.roundId, 1, { kind });

/** Plays hands until one is won, because only a step that moves money can conflict with an earlier one. */
async function untilWon(playOut: (hand: Hand) => Promise<RoundView>): Promise<void> {
  for (let tried = 0; tried < 40; tried++) {
    const hand = await dealHand();
    const ended = await playOut(hand);
    expect(ended.done).toBe(true);
    expect(ended.balance).toBe((await gameWalletOf(stack).balanceOf(hand.playerId))!.amountMinor / 100);
    if (ended.win > 0) return;
  }
  throw new Error("no hand was won");
}

describe("a step that the balance does not cover", () => {
  const refused = { status: 422, body: { errorCode: "INSUFFICIENT_FUNDS", balance: 0 } };

  it("leaves the round unchanged, and another step can win it", async () => {
    await untilWon(async (hand) => {
      expect(await decide(hand, "double")).toMatchObject(refused);
      expect(await decide(hand, "double")).toMatchObject(refused);
      const stood = await decide(hand, "stand");
      expect(stood.status).toBe(200);
      expect((await decide(hand, "stand")).body).toEqual(stood.body);
      expect((await decide(hand, "double")).status).toBe(409);
      return stood.body;
    });
  });

  it("succeeds once the money is there, and only once", async () => {
    await untilWon(async (hand) => {
      expect(await decide(hand, "double")).toMatchObject(refused);
      const { playerId, currency } = hand;
      await depositTo(stack, { playerId, id: "more", currency, amountMinor: 5_000n });
      const answers = await Promise.all(Array.from({ length: 5 }, () => decide(hand, "double")));
      for (const { status, body } of answers)
        expect({ status, body }).toEqual({ status: 200, body: answers[0]!.body });
      expect(answers[0]!.body.stake).toBe(20);
      return answers[0]!.body;
    });
  });

  it("does not block a round that was refused a step under an earlier version", async () => {
    await untilWon(async (hand) => {
      const { playerId, currency, round } = hand;
      const { outcome } = await stack.kit.ledger.post({
        playerId,
        id: `round:${round.roundId}/1`,
        type: "BET",
        reference: { kind: "round", id: round.roundId },
        transfers: [
          {
            from: playerAccount(playerId, "cash", currency),
            to: houseAccount("revenueCasino", currency),
            amountMinor: BigInt(stakeMinor),
          },
        ],
      });
      expect(outcome).toBe("INSUFFICIENT_FUNDS");
      return (await decide(hand, "stand")).body;
    });
  });

  it("is handled the same in practice", async () => {
    for (let tried = 0; tried < 40; tried++) {
      const client = stack.client();
      const { gameSession } = await openGame(client, blackjack, "practice");
      await stack.kit.db.query("update game_sessions set credits = $2 where id = $1", [
        gameSession,
        stakeMinor,
      ]);
      const { body: round } = await play(client, gameSession, { stake: stakeMinor / 100 });
      if (!mayDouble(round)) continue;
      const hand = { client, gameSession, playerId: "", currency: "", round };
      expect(await decide(hand, "double")).toMatchObject(refused);
      const stood = await decide(hand, "stand");
      expect(stood.status).toBe(200);
      if (stood.body.win > 0) return;
    }
    throw new Error("no hand was won");
  });
});

describe("a granted round", () => {
  it("takes none of the player's money, and continues without it", async () => {
    const hand = await dealGrantedHand();
    const before = hand.round.balance;
    expect(await decide(hand, "double")).toMatchObject({
      status: 422,
      body: { errorCode: "ACTION_NOT_ALLOWED" },
    });
    const { status, body } = await decide(hand, "stand");
    expect(status).toBe(200);
    expect(body.balance).toBe(before + body.win);
  });
});

describe("abandoned rounds", () => {
  it("are ended, even behind many that cannot be ended", async () => {
    const hand = await dealHand();
    // Adds open rounds of a game that no longer exists.
    await stack.kit.db.query(
      `insert into wagering.wager (player_id, id, vertical, provider, product_id, currency, reference_kind, state,
         sequence, staked, won, purse_ids, purse_amounts, draw_key, draw_number, record, started_at, changed_at)
       select $1, 'gone-' || n, 'casino', 'parlour', 'gone', $2, 'round', 'OPEN', 1, 0, 0, '{}', '{}', 'gone', n, null,
         $3, $3
       from generate_series(1, 120) n`,
      [hand.playerId, hand.currency, new Date(stack.clock.now().getTime() - 86_400_000)],
    );
    stack.clock.advance(25 * 3_600_000);
    await closeAbandonedRounds(stack.ports.gamesParts);
    expect(await gameWalletOf(stack).findRound(hand.playerId, hand.round.roundId)).toMatchObject({
      state: "ENDED",
    });
  });
});
