import { describe, expect, test } from "vitest";
import type { Market } from "../markets/market.ts";
import { proofModel } from "../testing/proof.ts";
import { chanceOf, jointOf } from "./joint.ts";
import type { Leg } from "./joint-shape.ts";
import type { MatchModel } from "./match-model.ts";
import type { MatchState } from "./match-state.ts";
import { priceBuilder, settleBuilder } from "./pricing.ts";
import type { SportId } from "./sport.ts";
import { dixonColes } from "./sports/football.ts";
import { sports } from "./sports.ts";

const leg = (kind: Market["kind"], outcome: string, more: Partial<Market> = {}): Leg => ({
  market: { kind, of: "points", period: "match", ...more },
  outcome,
});
const chance = (model: MatchModel, state: MatchState, one: Leg) => chanceOf(jointOf(model, state), one).won;

/**
 * The states at the start of the second segment: one for every score of the first segment, with its
 * probability.
 */
function afterFirst(model: MatchModel): { state: MatchState; p: number }[] {
  const start = model.start();
  return jointOf(model, start)
    .scores({ of: "points", period: "s1" })
    .filter(({ p }) => p > 1e-5)
    .map(({ score, p }) => ({ state: { ...start, segments: [score!, [0, 0] as const] }, p }));
}

describe("the price before the match is the average of the prices that can follow", () => {
  test.each<[SportId, Leg[]]>([
    ["football", [leg("result", "draw"), leg("total", "over", { line: 2.75 }), leg("bothScore", "yes")]],
    ["ice-hockey", [leg("winner", "home"), leg("handicap", "away", { line: -1.5 })]],
    [
      "esports",
      [
        leg("winner", "home", { of: "segments" }),
        leg("total", "over", { line: 51.5 }),
        leg("winner", "away", { period: "s3" }),
      ],
    ],
  ])("%s, after the first segment", (id, legs) => {
    const model = proofModel(sports[id]);
    const states = afterFirst(model);
    const missing = 1 - states.reduce((sum, { p }) => sum + p, 0);
    const start = jointOf(model, model.start());
    const sums = legs.map(() => 0);
    for (const { state, p } of states) {
      const joint = jointOf(model, state);
      legs.forEach((one, i) => {
        sums[i]! += p * chanceOf(joint, one).won;
      });
    }
    legs.forEach((one, i) => {
      expect(Math.abs(sums[i]! - chanceOf(start, one).won)).toBeLessThan(missing + 1e-6);
    });
  });

  test("tennis, point by point: one chance of a point explains the move of every market", () => {
    const model = proofModel(sports.tennis);
    const legs = [
      leg("winner", "home", { of: "segments" }),
      leg("winner", "home", { period: "s1" }),
      leg("total", "over", { line: 21.5 }),
      leg("correctScore", "2-0", { of: "segments" }),
    ];
    const at = (detail: number[], games: [number, number] = [0, 0]) => ({
      ...model.start(),
      segments: [games],
      detail,
    });
    for (const [games, home, away] of [
      [[0, 0], 0, 0],
      [[3, 4], 2, 1],
      [[5, 5], 1, 2],
      [[6, 6], 3, 4],
    ] as const) {
      const chances = legs.map((one) => {
        const [now, won, lost] = [
          [0, home, away],
          [0, home + 1, away],
          [0, home, away + 1],
        ].map((detail) => chance(model, at(detail, [...games]), one));
        return (now! - lost!) / (won! - lost!);
      });
      for (const p of chances) expect(p).toBeCloseTo(chances[0]!, 6);
      expect(chances[0]).toBeGreaterThan(0.2);
      expect(chances[0]).toBeLessThan(0.8);
    }
  });
});

test("football: prices are sums over the Dixon–Coles table", () => {
  const average = { attack: 0, defence: 0 };
  const model = sports.football.model(average, average);
  const table = dixonColes(1.3 * 1.16, 1.3 / 1.16);
  const sum = (test: (home: number, away: number) => boolean) =>
    table.reduce((all, row, h) => all + row.reduce((part, p, a) => part + (test(h, a) ? p : 0), 0), 0);
  const now = (one: Leg) => chance(model, model.start(), one);
  expect(now(leg("result", "home"))).toBeCloseTo(
    sum((h, a) => h > a),
    9,
  );
  expect(now(leg("bothScore", "yes"))).toBeCloseTo(
    sum((h, a) => h > 0 && a > 0),
    9,
  );
  expect(now(leg("correctScore", "1-1"))).toBeCloseTo(table[1]![1]!, 9);
  // In the Dixon–Coles model, 0–0 and 1–1 are more likely than with independent sides.
  expect(table[0]![0]! * table[1]![1]!).toBeGreaterThan(table[1]![0]! * table[0]![1]!);
});

test("football: the clock decays what is still to come", () => {
  const model = proofModel(sports.football);
  const state = (half: 1 | 2, elapsed: number): MatchState => ({
    ...model.start(),
    segments:
      half === 1
        ? [[0, 0]]
        : [
            [0, 0],
            [0, 0],
          ],
    elapsed,
  });
  const clock = [state(1, 0), state(1, 0.5), state(2, 0), state(2, 0.5), state(2, 0.9), state(2, 1)];
  const overs = clock.map((one) => chance(model, one, leg("total", "over", { line: 0.5 })));
  expect(overs).toEqual(overs.toSorted((a, b) => b - a));
  expect(overs.at(-1)).toBeCloseTo(0, 9);
  const corners = clock.map((one) => chance(model, one, leg("total", "over", { of: "corners", line: 9.5 })));
  expect(corners).toEqual(corners.toSorted((a, b) => b - a));
  const leading: MatchState = {
    ...state(2, 1),
    segments: [
      [1, 0],
      [0, 0],
    ],
    goals: [{ side: "home" }],
  };
  expect(chance(model, leading, leg("result", "home"))).toBeCloseTo(1, 9);
});

test("equal players have equal chances in tennis, whoever serves first, and the stronger one is the favourite", () => {
  const even = sports.tennis.model({ attack: 0.1, defence: 0 }, { attack: 0.1, defence: 0 });
  const winner = leg("winner", "home", { of: "segments" });
  expect(chance(even, even.start(), winner)).toBeCloseTo(0.5, 9);
  const uneven = sports.tennis.model({ attack: 0.2, defence: 0 }, { attack: 0.1, defence: 0 });
  expect(chance(uneven, uneven.start(), winner)).toBeGreaterThan(0.5);
});

test("baseball: the home side needs no last turn when it leads, and cricket: six runs are the most of a ball", () => {
  const baseball = proofModel(sports.baseball);
  const innings = Array.from({ length: 8 }, () => [0, 0] as const);
  const ninth = (home: number): MatchState => ({
    ...baseball.start(),
    segments: [...innings.slice(1), [home, 0], [0, 0]],
    elapsed: 0.5,
  });
  expect(chance(baseball, ninth(1), leg("winner", "home"))).toBeCloseTo(1, 9);
  expect(chance(baseball, ninth(1), leg("total", "under", { line: 1.5 }))).toBeCloseTo(1, 9);
  const cricket = proofModel(sports.cricket);
  const lastBall = (needed: number): MatchState => ({
    ...cricket.start(),
    segments: [
      [150, 0],
      [0, 151 - needed],
    ],
    detail: [119, 4],
  });
  expect(chance(cricket, lastBall(8), leg("winner", "home"))).toBeCloseTo(1, 9);
  expect(chance(cricket, lastBall(6), leg("winner", "away"))).toBeGreaterThan(0.05);
});

test("a bet builder refuses what it cannot price, and settles all its legs together", () => {
  const model = proofModel(sports.football);
  const joint = jointOf(model, model.start());
  const home = leg("result", "home");
  expect(priceBuilder(joint, [home])).toBe("TOO_FEW_LEGS");
  expect(priceBuilder(joint, new Array(7).fill(home))).toBe("TOO_MANY_LEGS");
  expect(priceBuilder(joint, [home, home])).toBe("NOT_COMBINABLE");
  expect(priceBuilder(joint, [home, leg("result", "nobody", { period: "s1" })])).toBe("NOT_COMBINABLE");
  expect(priceBuilder(joint, [home, leg("total", "over", { line: 2.25 })])).toBe("NOT_COMBINABLE");
  expect(priceBuilder(joint, [leg("scorer", "h9", { number: 1 }), leg("scorer", "h10", { number: 1 })])).toBe(
    "NOT_COMBINABLE",
  );
  expect(priceBuilder(joint, [home, leg("doubleChance", "draw-away")])).toBe("IMPOSSIBLE");
  const priced = priceBuilder(joint, [home, leg("total", "over", { line: 2.5 })]);
  if (typeof priced === "string") throw new Error(priced);
  // Home wins tend to have more goals, so the combination is more likely than two independent bets.
  const apart = chanceOf(joint, home).won * chanceOf(joint, leg("total", "over", { line: 2.5 })).won;
  expect(priced.probability).toBeGreaterThan(apart);
  expect(priced.price / 1000).toBeLessThan(1 / priced.probability);

  const legs = [home, leg("handicap", "home", { line: -1 })];
  const ended = (home: number, away: number): MatchState => ({
    ...model.start(),
    segments: [
      [0, 0],
      [home, away],
    ],
    ended: true,
  });
  expect(settleBuilder(legs, ended(2, 0), model)).toEqual({ kind: "WON" });
  expect(settleBuilder(legs, ended(1, 0), model)).toEqual({ kind: "VOID" });
  expect(settleBuilder(legs, ended(0, 1), model)).toEqual({ kind: "LOST" });
  expect(settleBuilder(legs, model.start(), model)).toBeUndefined();
  expect(settleBuilder(legs, model.start(), model, { abandoned: true })).toEqual({ kind: "VOID" });
});
