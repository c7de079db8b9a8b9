import { simulationSource } from "@parlour/games/kit/math/simulation-source";
import { expect, test } from "vitest";
import { proofModel } from "../testing/proof.ts";
import type { Ball } from "./cricket-innings.ts";
import { nextOver, overRows } from "./cricket-overs.ts";
import { chanceOf, jointOf } from "./joint.ts";
import type { MatchState } from "./match-state.ts";
import { offeredMarkets } from "./offered-markets.ts";
import { cricket } from "./sports/cricket.ts";

const ball = (number: number): Ball => ({
  wicket: number % 2 === 0 ? 0.2 : 0.1,
  runs: number % 2 === 0 ? [0.5, 0.3] : [0.4, 0.2, 0, 0, 0.3],
});
const stateOf = (change: Partial<MatchState>): MatchState => ({
  segments: [[0, 0]],
  elapsed: 0,
  detail: [0, 0],
  counts: {},
  goals: [],
  overs: [[]],
  ended: false,
  ...change,
});

/** Goes through every course of the balls until the end of an over. */
function enumerate(state: MatchState, number: number, needed: number): Map<string, number> {
  const [from = 0, lost = 0] = state.detail;
  const first = (number - 1) * 6;
  const [runs, wickets] = from > first ? state.overs!.at(-1)!.at(-1)! : [0, 0];
  const result = new Map<string, number>();
  const go = (at: number, out: number, since: number, over: number, fallen: number, p: number): void => {
    const isOver = out === 10 || since >= needed;
    if (at === first + 6 || isOver) {
      const key = isOver && at <= first ? "not bowled" : `${over}/${fallen}`;
      result.set(key, (result.get(key) ?? 0) + p);
      return;
    }
    const { wicket, runs: hits } = ball(at);
    const inOver = at >= first ? 1 : 0;
    go(at + 1, out + 1, since, over, fallen + inOver, p * wicket);
    hits.forEach((q, hit) => {
      if (q > 0) go(at + 1, out, since + hit, over + hit * inOver, fallen, p * q);
    });
  };
  go(from, lost, 0, runs, wickets, 1);
  return result;
}

test.each<[string, MatchState, number, number]>([
  ["the first over", stateOf({}), 1, Number.POSITIVE_INFINITY],
  ["the next over, with the last wickets", stateOf({ detail: [4, 8], overs: [[[3, 1]]] }), 2, 999],
  ["the over being bowled", stateOf({ detail: [4, 1], overs: [[[3, 1]]] }), 1, 999],
  [
    "the next over of a chase that may end before it",
    stateOf({
      segments: [
        [40, 0],
        [0, 36],
      ],
      detail: [4, 1],
      overs: [[], [[36, 1]]],
    }),
    2,
    5,
  ],
])("%s follows from every course of the balls", (_, state, number, needed) => {
  const expected = enumerate(state, number, needed);
  const found = new Map<string, number>();
  for (const [runs, wickets, p] of overRows(ball, state, number)) {
    const key = `${runs}/${wickets}`;
    found.set(key, (found.get(key) ?? 0) + p);
  }
  const bowled = [...found.values()].reduce((sum, p) => sum + p, 0);
  expect(1 - bowled).toBeCloseTo(expected.get("not bowled") ?? 0, 9);
  expected.delete("not bowled");
  expect([...found.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [key, p] of expected) expect(found.get(key), key).toBeCloseTo(p, 9);
});

test("the next over is the one that has not begun, as long as the innings goes on", () => {
  const at = (balls: number, change: Partial<MatchState> = {}) =>
    nextOver(stateOf({ detail: [balls, 0], ...change }));
  expect(at(0)).toEqual({ innings: 1, number: 1 });
  expect(at(1)).toEqual({ innings: 1, number: 2 });
  expect(at(6)).toEqual({ innings: 1, number: 2 });
  expect(at(114)).toEqual({ innings: 1, number: 20 });
  expect(at(115)).toBeUndefined();
  expect(at(30, { detail: [30, 10] })).toBeUndefined();
  const chase = (second: number): Partial<MatchState> => ({
    segments: [
      [40, 0],
      [0, second],
    ],
  });
  expect(at(6, chase(40))).toEqual({ innings: 2, number: 2 });
  expect(at(6, chase(41))).toBeUndefined();
  expect(nextOver({ ...stateOf({}), ended: true })).toBeUndefined();
});

test("simulated overs agree with the prices at the moment before", () => {
  const model = proofModel(cricket);
  const sums = { expected: 0, seen: 0, variance: 0, overs: 0 };
  const random = simulationSource(31);
  for (let match = 0; match < 6; match++) {
    const incidents = [...model.play(random)];
    const final = incidents.at(-1)!.state;
    for (const { state } of incidents.filter((_, at) => at % 9 === 0)) {
      const next = nextOver(state);
      if (next === undefined) continue;
      const market = {
        kind: "overWicket",
        of: "points",
        period: `s${next.innings}`,
        number: next.number,
      } as const;
      const { won, returned } = chanceOf(jointOf(model, state), { market, outcome: "yes" });
      expect(returned).toBeLessThan(1);
      sums.overs++;
      sums.expected += won;
      sums.variance += won * (1 - won);
      if ((final.overs![next.innings - 1]![next.number - 1]?.[1] ?? 0) > 0) sums.seen++;
    }
  }
  expect(sums.overs).toBeGreaterThan(100);
  expect(Math.abs(sums.seen - sums.expected) / Math.sqrt(sums.variance)).toBeLessThan(4);
});

test("without the overs in a state, there are no markets on overs", () => {
  const model = proofModel(cricket);
  const kindsAt = ({ overs: _, ...state }: MatchState, more: Partial<MatchState>) =>
    offeredMarkets(cricket, jointOf(model, { ...state, ...more }), "live").map(({ market }) => market.kind);
  const { state } = [...model.play(simulationSource(2))][20]!;
  expect(kindsAt(state, {})).not.toContain("overTotal");
  expect(kindsAt(state, { overs: state.overs! })).toEqual(
    expect.arrayContaining(["overTotal", "overWicket"]),
  );
});
