import { describe, expect, it, test } from "vitest";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { dealtCards } from "../../kit/math/testing/dealt-cards.ts";
import { everySpread, gainOf, proveRedDog } from "./prove-red-dog.ts";
import { type RedDogMove, redDog, spreadOf } from "./red-dog.ts";
import { redDogPayTables } from "./red-dog-pay-tables.ts";

const bets = [{ kind: "ante" as const, stake: 100 }];

function play(cards: string, move: RedDogMove | null) {
  const random = dealtCards(cards);
  const first = redDog.begin({ bets }, random);
  const last = move === null ? first : redDog.act!(first.state, { kind: move }, random);
  return { win: last.win, done: last.done, outcome: last.state.outcome };
}

describe("without a decision", () => {
  it.each([
    ["7S 8H", 100, "consecutive"],
    ["AS KH", 100, "consecutive"],
    ["7S 7H 9D", 100, "pair"],
    ["7S 7H 7D", 1200, "trips"],
  ])("%s: pays %i, %s", (cards, win, outcome) => {
    expect(play(cards, null)).toEqual({ win, done: true, outcome });
  });
});

describe("by the spread", () => {
  it.each([
    ["7S 9H 8D", "call", 600, "between"],
    ["9S 6H 8D", "call", 500, "between"],
    ["5S 9H 8D", "call", 300, "between"],
    ["4S 9H 8D", "call", 200, "between"],
    ["2S AH KD", "raise", 400, "between"],
    ["7S 9H 8D", "raise", 1200, "between"],
    ["7S 9H 9D", "call", 0, "outside"],
    ["7S 9H AD", "raise", 0, "outside"],
    ["AS 3H 2D", "call", 0, "outside"],
  ] as const)("%s, %s: pays %i, %s", (cards, move, win, outcome) => {
    expect(play(cards, move)).toEqual({ win, done: true, outcome });
  });

  it("a raise costs another ante", () => {
    const { state } = redDog.begin({ bets }, dealtCards("2S AH"));
    expect(redDog.costOf!(state, { kind: "raise" })).toBe(100);
    expect(redDog.costOf!(state, { kind: "call" })).toBe(0);
    expect(redDog.abandon!(state)).toEqual([{ kind: "call" }]);
  });
});

test("the pay table has one row for each payout", () => {
  expect(redDogPayTables[0]!.rows.map(([spread, pays]) => [spread, pays])).toEqual([
    [{ count: 1 }, { odds: [5, 1] }],
    [{ count: 2 }, { odds: [4, 1] }],
    [{ count: 3 }, { odds: [2, 1] }],
    [{ count: 4, to: 11 }, { odds: [1, 1] }],
    [{ word: "games-red-dog.trips" }, { odds: [11, 1] }],
  ]);
});

describe("the proof", () => {
  const proven = proveRedDog();

  it("meets the published edge of six decks, and raises from a spread of seven", () => {
    expect((1 - proven.bestPlay) * 100).toBeCloseTo(2.798, 3);
    expect(everySpread.filter((spread) => gainOf(spread) > 0)).toEqual([7, 8, 9, 10, 11]);
  });

  it("agrees with rounds that are played", () => {
    const random = simulationSource(1603);
    const rounds = 60_000;
    let [paid, paying] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      const first = redDog.begin({ bets: [{ kind: "ante", stake: 1 }] }, random);
      if (first.done) {
        paid += first.win;
        if (first.win > 0) paying++;
        continue;
      }
      const kind = spreadOf(first.state.cards) >= proven.raisedFrom ? "raise" : "call";
      const { win } = redDog.act!(first.state, { kind }, random);
      paid += win - (kind === "raise" ? 1 : 0);
      if (win > 0) paying++;
    }
    // The standard deviation of one round is 1.5 antes, so 0.025 is about four standard errors of the mean.
    expect(Math.abs(paid / rounds - proven.bestPlay)).toBeLessThan(0.025);
    // The tolerance is four standard errors of a share near one half.
    expect(Math.abs(paying / rounds - proven.hitRate)).toBeLessThan(0.0082);
  });
});
