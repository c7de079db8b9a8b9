import fc from "fast-check";
import { expect, it, test } from "vitest";
import { parseCard } from "../../kit/math/cards.ts";
import { CALL_ANTES } from "../../kit/math/holdem/casino-holdem-pays.ts";
import type { HoldemMove } from "../../kit/math/holdem/holdem-outcome.ts";
import type { Choice } from "../../kit/math/shared-game.ts";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { type HoldemDeal, liveHoldemTable, settleHoldem } from "./live-holdem-table.ts";

const cards = (codes: string) => codes.split(" ").map(parseCard);
const deal = (player: string, dealer: string, board: string): HoldemDeal => ({
  player: cards(player),
  dealer: cards(dealer),
  board: cards(board),
});
const chose = (kind: HoldemMove): Choice[] => [{ window: 1, action: { kind } }];

it.each([
  ["a better hand wins ante and call", deal("KS KH", "TD 9C", "TS 4H 2D 7C 3S"), chose("call"), 600],
  ["a flush pays the ante two to one", deal("KS 9S", "TD TC", "2S 5S 8S AH 4D"), chose("call"), 700],
  [
    "a dealer below a pair of fours returns the call",
    deal("KS 8H", "QD 9C", "2S 4H 6D 7C TS"),
    chose("call"),
    400,
  ],
  ["equal hands are returned", deal("2S 3H", "2D 3C", "AS AH KD KC QS"), chose("call"), 300],
  ["a worse hand loses", deal("QS QH", "KD KC", "TS 4H 2D 7C 3S"), chose("call"), 0],
  ["a fold loses the ante", deal("KS KH", "TD 9C", "TS 4H 2D 7C 3S"), chose("fold"), 0],
  ["no decision folds", deal("KS KH", "TD 9C", "TS 4H 2D 7C 3S"), [], 0],
] as const)("%s", (_name, round, choices, win) => {
  expect(settleHoldem("ante", 100, round, choices)).toBe(win);
});

it("pays the AA bonus on the flop, also after a fold", () => {
  const aces = deal("AS 9H", "TD 9C", "AD 4H 2D 7C 3S");
  expect(settleHoldem("aa", 100, aces, chose("fold"))).toBe(800);
  expect(settleHoldem("aa", 100, deal("KS KH", "TD 9C", "AD 4H 2D 7C 3S"), [])).toBe(0);
});

it("shows the dealer's cards, the turn and the river only after the decisions", () => {
  const round = liveHoldemTable.draw(null, simulationSource(3));
  expect(liveHoldemTable.choices!.shownIn(round, 1, [])).toEqual({
    player: round.player,
    dealer: [],
    board: round.board.slice(0, 3),
  });
});

test("every round pays whole amounts, and no more than its hands allow", () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom<HoldemMove>("call", "fold"), (seed, kind) => {
      const round = liveHoldemTable.draw(null, simulationSource(seed));
      expect(new Set([...round.player, ...round.dealer, ...round.board]).size).toBe(9);
      const bet = { bets: [{ spot: "ante", stake: 7 }] };
      const cost = liveHoldemTable.choices!.costOf(bet, [], round, { window: 1, action: { kind } });
      expect(cost).toBe(kind === "call" ? 7 * CALL_ANTES : 0);
      const win = liveHoldemTable.winOf(null, bet, round, chose(kind));
      expect(Number.isInteger(win)).toBe(true);
      expect(win).toBeLessThanOrEqual(7 * (101 + 2 * CALL_ANTES));
      expect(liveHoldemTable.resultOf!(round).text).toHaveLength(2);
    }),
  );
});

test("a bet needs an ante", () => {
  const takes = (...spots: string[]) =>
    liveHoldemTable.bet.safeParse({ bets: spots.map((spot) => ({ spot, stake: 100 })) }).success;
  expect(takes("ante", "aa")).toBe(true);
  expect(takes("aa")).toBe(false);
});
