import { describe, expect, it, test } from "vitest";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { dealtCards } from "../../kit/math/testing/dealt-cards.ts";
import { casinoWar, type WarBet, type WarMove } from "./casino-war.ts";
import { proveCasinoWar } from "./prove-casino-war.ts";

const ante: WarBet["bets"] = [{ kind: "ante", stake: 100 }];
const tie: WarBet["bets"] = [{ kind: "tie", stake: 100 }];

/** Plays a round with the given cards: the player's, the dealer's, then both sides' war cards. */
function play(cards: string, bets: WarBet["bets"], move: WarMove | null = null) {
  const random = dealtCards(cards);
  const first = casinoWar.begin({ bets }, random);
  const last = move === null ? first : casinoWar.act!(first.state, { kind: move }, random);
  return { win: last.win, done: last.done, outcome: last.state.outcome };
}

describe("the first cards", () => {
  it.each([
    ["KS QH", 200, "win"],
    ["AS KH", 200, "win"],
    ["2S 3H", 0, "lose"],
    ["KS AH", 0, "lose"],
  ])("%s: the ante is paid %i, %s", (cards, win, outcome) => {
    expect(play(cards, ante)).toEqual({ win, done: true, outcome });
  });

  it("decide the bet on a tie", () => {
    expect(play("7S 7H", tie)).toEqual({ win: 1100, done: true, outcome: null });
    expect(play("7S 8H", tie).win).toBe(0);
    expect(play("7S 7S", tie).win).toBe(1100);
  });
});

describe("a tie", () => {
  it.each([
    ["7S 7H KS 3D", "war", 300, "warWin"],
    ["7S 7H 3D KS", "war", 0, "warLose"],
    ["7S 7H KS KD", "war", 400, "warTie"],
    ["7S 7H", "surrender", 50, "surrender"],
  ] as const)("%s, %s: pays %i, %s", (cards, move, win, outcome) => {
    expect(play(cards, ante, move)).toEqual({ win, done: true, outcome });
  });

  it("costs another ante to go to war and nothing to surrender", () => {
    const { state, done } = casinoWar.begin({ bets: ante }, dealtCards("7S 7H"));
    expect(done).toBe(false);
    expect(casinoWar.costOf!(state, { kind: "war" })).toBe(100);
    expect(casinoWar.costOf!(state, { kind: "surrender" })).toBe(0);
    expect(casinoWar.abandon!(state)).toEqual([{ kind: "surrender" }]);
  });

  it("pays the bet on it whatever follows", () => {
    expect(play("7S 7H 3D KS", [...ante, ...tie], "war").win).toBe(1100);
  });
});

describe("the proof", () => {
  const proven = proveCasinoWar();
  const edge = (returned: number) => (1 - returned) * 100;

  it("meets the published edges of six decks", () => {
    expect(edge(proven.alwaysWar)).toBeCloseTo(2.33, 2);
    expect(edge(proven.alwaysSurrender)).toBeCloseTo(3.7, 2);
    expect(edge(proven.tie)).toBeCloseTo(18.65, 2);
  });

  test("agrees with rounds that are played", () => {
    const random = simulationSource(1602);
    const rounds = 60_000;
    let [paid, paying] = [0, 0];
    for (let round = 0; round < rounds; round++) {
      const first = casinoWar.begin({ bets: [{ kind: "ante", stake: 2 }] }, random);
      const { win } = first.done ? first : casinoWar.act!(first.state, { kind: "war" }, random);
      paid += first.done ? win : win - 2;
      if (win > 0) paying++;
    }
    // The standard deviation of one round is 1.05 antes, so 0.018 is about four standard errors of the mean.
    expect(Math.abs(paid / rounds / 2 - proven.alwaysWar)).toBeLessThan(0.018);
    // The tolerance is four standard errors of a share near one half.
    const { win, warWin, warTie } = proven.outcomes;
    expect(Math.abs(paying / rounds - (win + warWin + warTie))).toBeLessThan(0.0082);
  });
});
