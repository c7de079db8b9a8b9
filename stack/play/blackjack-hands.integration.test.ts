import { getPlayerRound } from "@parlour/contracts/calls/play/games/get-player-round";
import type { RoundView } from "@parlour/contracts/entities/game-round";
import type { BlackjackView } from "@parlour/games/blackjack/math/state";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { act, addFundedPlayer, openGame, play } from "../testing-rounds.ts";

const blackjack = "1003";
const usd = { currency: "USD", amountMinor: 10_000_000n };

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const chips = (stakes: Record<string, number>) => ({
  bets: Object.entries(stakes).map(([spot, stake]) => ({ spot, stake })),
});
const fiveHands = chips(
  Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((seat) => [
      [`main:${seat}`, 10],
      [`pairs:${seat}`, 2],
      [`poker:${seat}`, 1],
    ]),
  ),
);

/** Declines insurance and stands on all hands. */
async function standOnAll(client: TestClient, gameSession: string, begun: RoundView): Promise<RoundView> {
  let round = begun;
  while (!round.done) {
    const { allowed } = round.view as BlackjackView;
    const kind = ["declineAll", "decline", "stand"].find((one) => allowed.some((move) => move.kind === one));
    const { status, body } = await act(client, gameSession, round.roundId, round.sequence, { kind });
    expect(status).toBe(200);
    round = body;
  }
  return round;
}

it("plays five hands with all side bets, and pays each of them", async () => {
  const { client } = await addFundedPlayer(stack, usd);
  const { gameSession, balance, limits } = await openGame(client, blackjack);
  expect(limits).toMatchObject({ max: 500, sideMax: 100, roundMax: 3_500 });
  const { status, body } = await play(client, gameSession, fiveHands);
  expect(status).toBe(200);
  expect(body.stake).toBe(65);
  const { seats } = body.view as BlackjackView;
  const sideWin = seats.flatMap(({ sides }) => sides).reduce((sum, { win }) => sum + win, 0);
  // Side bets are paid with the opening deal, before the hands are played.
  if (!body.done) expect(body).toMatchObject({ win: sideWin / 100, balance: balance - 65 + sideWin / 100 });
  const round = await standOnAll(client, gameSession, body);
  const view = round.view as BlackjackView;
  const handWin = view.hands.reduce((sum, { win }) => sum + win, 0);
  expect(view.hands.map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5]);
  expect(round.win).toBe((handWin + sideWin) / 100);
  expect(round.balance).toBeCloseTo(balance - 65 + round.win, 8);

  const { body: record } = await client.call(getPlayerRound, { params: { roundId: round.roundId } });
  expect(record).toMatchObject({ stake: 65, win: round.win, mathsVersion: 2 });
  expect(record.steps.at(-1)!.view).toEqual(round.view);
});

it("limits each hand and each side bet, instead of the round", async () => {
  const { client } = await addFundedPlayer(stack, usd);
  const { gameSession, balance } = await openGame(client, blackjack);
  const refused = { status: 422, body: { errorCode: "LIMIT_EXCEEDED" } };
  for (const bet of [
    chips({ "main:1": 500.02 }),
    { stake: 500.02 },
    chips({ "main:1": 0.08 }),
    chips({ "main:1": 500, "main:2": 600 }),
    chips({ "main:1": 500, "pairs:1": 100.02 }),
  ])
    expect(await play(client, gameSession, bet), JSON.stringify(bet)).toMatchObject(refused);
  const withoutMain = await play(client, gameSession, chips({ "pairs:1": 1 }));
  expect(withoutMain).toMatchObject({ status: 422, body: { errors: [{ field: "bet" }] } });
  expect((await openGame(client, blackjack)).balance).toBe(balance);
  const most = chips({ "main:2": 500, "pairs:2": 100, "main:4": 500, "poker:4": 100 });
  const { status, body } = await play(client, gameSession, most);
  expect(status).toBe(200);
  await standOnAll(client, gameSession, body);
});
