import { describe, expect, it, test } from "vitest";
import { aaPays } from "../../kit/math/holdem/casino-holdem-pays.ts";
import { compared, compareOnBoard, DEALER_HANDS, HANDS } from "../../kit/math/holdem/compare-on-board.ts";
import type { HoldemMove } from "../../kit/math/holdem/holdem-outcome.ts";
import { copiesOf, pairIndex, sortingOf, symmetriesOf } from "../../kit/math/holdem/suit-symmetry.ts";
import { returns } from "../../kit/math/returns.ts";
import { dealtCards } from "../../kit/math/testing/dealt-cards.ts";
import { casinoHoldem, type HoldemBet } from "./casino-holdem.ts";

const ante: HoldemBet["bets"] = [{ kind: "ante", stake: 100 }];
const aa: HoldemBet["bets"] = [{ kind: "aa", stake: 100 }];

/** Plays one round: the player's two cards, the dealer's two, then the five community cards. */
function play(cards: string, move: HoldemMove, bets = ante) {
  const dealt = casinoHoldem.begin({ bets }, dealtCards(cards));
  const cost = casinoHoldem.costOf!(dealt.state, { kind: move });
  const { state, win } = casinoHoldem.act!(dealt.state, { kind: move }, dealtCards("AS"));
  return { cost, win, outcome: state.outcome };
}

test.each([
  ["AS KH 2D 3C 5S 7H 9D JC QS", "call", 400, "notQualified"],
  ["AS KH 3D 3C 5S 7H 9D JC QS", "call", 400, "notQualified"],
  ["AS KH 4D 4C 5S 7H 9D JC QS", "call", 0, "lose"],
  ["AS AH 4D 4C 5S 7H 9D JC QS", "call", 600, "win"],
  ["2S 2H 3D KC 5S 7H 9D JC QS", "call", 400, "notQualified"],
  ["AS KH AD KC 5S 7H 9D JC AH", "call", 300, "push"],
  ["AS KS 4D 4C 5S 7S 9S JC QH", "call", 700, "win"],
  ["9S 9H AD AC 9D 7S 7H JC QH", "call", 800, "win"],
  ["9S 9H AD AC 9D 9C 7H JC QH", "call", 1500, "win"],
  ["9S 8S AD AC 7S 6S 5S JC QH", "call", 2500, "win"],
  ["AS KS 4D 4C QS JS TS 2C 3H", "call", 10500, "win"],
  ["AS KS 4D 4C QS JS TS 2C 3H", "fold", 0, "fold"],
] as const)("%s, %s: pays %i, %s", (cards, move, win, outcome) => {
  expect(play(cards, move)).toEqual({ cost: move === "call" ? 200 : 0, win, outcome });
});

test("the AA bonus alone is settled by the flop", () => {
  const flops = {
    "AS KS 2D 3C QS JS TS 2C 3H": "royalFlush",
    "9S 8S 2D 3C 7S 6S 5S 2C 3H": "straightFlush",
    "9S 9H 2D 3C 9D 9C 5S 2C 3H": "fourOfAKind",
    "9S 9H 2D 3C 9D 5C 5S 2C 3H": "fullHouse",
    "AS KS 2D 3C 7S 5S 2S 2C 3H": "flush",
    "AS KH 2D 3C QS JS TS 2C 3H": "acesOrBetter",
    "AS AH 2D 3C 7S 5S 2S 2C 3H": "acesOrBetter",
  } as const;
  for (const [cards, row] of Object.entries(flops)) {
    const { win, done } = casinoHoldem.begin({ bets: aa }, dealtCards(cards));
    expect([win, done], row).toEqual([100 * (aaPays[row] + 1), true]);
  }
  expect(new Set(Object.values(flops))).toEqual(new Set(Object.keys(aaPays)));
  // The AA bonus ignores aces on the turn and river, and a pair of kings is too low for it.
  for (const cards of ["KS KH 2D 3C 7S 5S 2S AC AH", "AS KH 2D 3C 7S 5S 2S AC AH"])
    expect(casinoHoldem.begin({ bets: aa }, dealtCards(cards)).win).toBe(0);
});

test("the AA bonus is paid even if the hand is folded", () => {
  expect(play("AS AH 2D 3C 7S 5S 2S 2C 3H", "fold", [...ante, ...aa]).win).toBe(800);
});

test("the view hides the dealer's cards, the turn and the river until the call", () => {
  const { state } = casinoHoldem.begin({ bets: ante }, dealtCards("AS KH 4D 4C 5S 7H 9D JC QS"));
  expect(casinoHoldem.view(state)).toMatchObject({
    dealer: { cards: [null, null], hand: null },
    board: ["5S", "7H", "9D"],
    player: { hand: "highCard" },
  });
  expect(JSON.stringify(casinoHoldem.view(state))).not.toMatch(/4D|4C|JC|QS/);
  const folded = casinoHoldem.act!(state, { kind: "fold" }, dealtCards("AS")).state;
  expect(JSON.stringify(casinoHoldem.view(folded))).not.toMatch(/4D|4C|JC|QS/);
  const called = casinoHoldem.act!(state, { kind: "call" }, dealtCards("AS")).state;
  expect(casinoHoldem.view(called)).toMatchObject({
    dealer: { cards: ["4D", "4C"], hand: "pair", qualifies: true },
    board: ["5S", "7H", "9D", "JC", "QS"],
  });
});

test("a player who leaves folds", () => {
  const { state } = casinoHoldem.begin({ bets: ante }, dealtCards("AS KH 4D 4C 5S 7H 9D JC QS"));
  expect(casinoHoldem.abandon!(state)).toEqual([{ kind: "fold" }]);
});

describe("the proof", () => {
  it("meets the published edges", () => {
    const { bets } = returns["casino-holdem"]!;
    expect(100 - bets["ante, best play"]!).toBeCloseTo(2.16, 2);
    expect(100 - bets["AA bonus"]!).toBeCloseTo(6.26, 2);
  });

  it("compares hands on a board as the game settles them", () => {
    // The proof numbers the cards of a suit starting with the two, the game starting with the ace.
    const inGame = (card: number) => Math.floor(card / 13) * 13 + ((card + 1) % 13);
    const board = [0, 14, 29, 44, 5].toSorted((a, b) => a - b);
    const sets = [0, 0, 0, 0];
    for (const card of board) sets[Math.floor(card / 13)]! |= 1 << (card % 13);
    compareOnBoard(board, sets);
    const deck = Array.from({ length: 52 }, (_, card) => card).filter((card) => !board.includes(card));
    for (const [one, other] of [
      [51, 50],
      [13, 26],
      [1, 2],
      [27, 40],
      [12, 25],
      [8, 34],
    ] as const) {
      let gain = 0;
      let paid = 0;
      let hands = 0;
      const left = deck.filter((card) => card !== one && card !== other);
      for (const [at, first] of left.entries())
        for (const second of left.slice(0, at)) {
          const state = {
            player: [one, other].map(inGame),
            dealer: [first, second].map(inGame),
            board: board.map(inGame),
            bets: [{ kind: "ante" as const, stake: 1, win: null }],
            outcome: null,
            done: false,
          };
          const { win } = casinoHoldem.act!(state, { kind: "call" }, dealtCards("AS"));
          gain += win - 3;
          if (win > 0) paid++;
          hands++;
        }
      const at = compared.pairs.indexOf(pairIndex(one, other));
      expect([compared.gains[at], compared.paid[at], hands]).toEqual([gain, paid, DEALER_HANDS]);
    }
    expect(new Set(compared.pairs).size).toBe(HANDS);
  });

  it("counts boards that differ only by suits once", () => {
    expect(copiesOf([7, 0, 0, 0])).toBe(4);
    expect(copiesOf([3, 1, 1, 0])).toBe(12);
    expect(copiesOf([4, 3, 2, 1])).toBe(24);
    expect(symmetriesOf([1, 1, 1, 0])).toHaveLength(6);
    expect(sortingOf([4, 3, 2, 1])).toBe(0);
  });
});
