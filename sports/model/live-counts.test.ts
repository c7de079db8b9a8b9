import { simulationSource } from "@parlour/games/kit/math/simulation-source";
import { expect, test } from "vitest";
import { liveCounter } from "./live-counts.ts";
import type { Incident } from "./match-state.ts";
import { type SportId, sportIds } from "./sport.ts";
import { sports } from "./sports.ts";
import { oversText, turnOf } from "./turn-side.ts";

const even = { attack: 0, defence: 0 };
const playAll = (sport: SportId, seed: number): Incident[] =>
  [...sports[sport].model(even, even).play(simulationSource(seed))].map(liveCounter(sport));
const countsOf = (incidents: readonly Incident[]) => incidents.at(-1)!.state.counts;
const points = ({ state }: Incident) =>
  state.segments.reduce(([h, a], [home, away]) => [h + home, a + away], [0, 0]);

test.each(sportIds)("%s has statistics from the start, and counting changes nothing else", (sport) => {
  const plain = [...sports[sport].model(even, even).play(simulationSource(3))];
  const counted = playAll(sport, 3);
  expect(Object.keys(counted[0]!.state.counts).length).toBeGreaterThan(0);
  const without = counted.map(({ state, ...rest }) => ({ ...rest, state: { ...state, counts: {} } }));
  expect(without).toEqual(plain.map(({ state, ...rest }) => ({ ...rest, state: { ...state, counts: {} } })));
});

test("baskets and scores of American football add up to the points", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const basketball = playAll("basketball", seed);
    const { freeThrows, twoPointers, threePointers } = countsOf(basketball);
    const sum = [0, 1].map((at) => freeThrows![at]! + 2 * twoPointers![at]! + 3 * threePointers![at]!);
    expect(sum).toEqual(points(basketball.at(-1)!));
    const football = playAll("american-football", seed);
    const { touchdowns, fieldGoals } = countsOf(football);
    for (const at of [0, 1]) {
      const rest = points(football.at(-1)!)[at]! - 3 * fieldGoals![at]!;
      expect(rest).toBeGreaterThanOrEqual(6 * touchdowns![at]!);
      // A single point that decides a long overtime is not a touchdown.
      expect(rest).toBeLessThanOrEqual(8 * touchdowns![at]! + 1);
    }
  }
});

test("the points of table tennis and rounds of esports are those of the score", () => {
  for (const [sport, id] of [
    ["table-tennis", "pointsWon"],
    ["esports", "roundsWon"],
  ] as const) {
    const played = playAll(sport, 5);
    expect(countsOf(played)[id]).toEqual(points(played.at(-1)!));
    expect(Math.max(...countsOf(played).longestRun!)).toBeGreaterThan(1);
  }
});

test("the server of tennis changes with every game, and a break is a game won against the serve", () => {
  const played = playAll("tennis", 7);
  let breaks = 0;
  played.forEach((incident, at) => {
    const before = played[at - 1];
    if (incident.kind !== "POINTS" || before === undefined) return;
    const server = turnOf("tennis", before.state)!.side;
    const [home, away] = before.state.segments.at(-1)!;
    if (home === 6 && away === 6) return;
    if (incident.side !== server) breaks++;
    if (!incident.state.ended && played[at + 1]?.kind !== "SEGMENT_END") {
      expect(turnOf("tennis", incident.state)!.side).not.toBe(server);
    }
  });
  const [home, away] = countsOf(played).breaks!;
  expect(home + away).toBe(breaks);
});

test("wickets, balls and outs are those of the innings in progress", () => {
  const cricket = playAll("cricket", 2);
  const firstEnd = cricket.findIndex(({ kind }) => kind === "SEGMENT_END");
  const last = cricket[firstEnd - 1]!.state;
  const turn = turnOf("cricket", last)!;
  expect(turn).toMatchObject({ side: "home", wickets: last.counts.wicketsLost![0] });
  expect(turn.balls === 120 || turn.wickets === 10).toBe(true);
  expect(turnOf("cricket", cricket[firstEnd]!.state)).toEqual({ side: "away", balls: 0, wickets: 0 });
  const outs = playAll("baseball", 2)
    .filter(({ state }) => state.segments.length === 1)
    .map(({ state }) => turnOf("baseball", state)!);
  expect(outs.map(({ side, outs }) => `${side} ${outs}`)).toEqual([
    "away 0",
    "away 1",
    "away 2",
    "home 0",
    "home 1",
    "home 2",
    "home 0",
  ]);
  expect(turnOf("football", last)).toBeNull();
});

test.each([
  [0, "0"],
  [5, "0.5"],
  [6, "1"],
  [119, "19.5"],
])("%i balls are %s overs", (balls, text) => {
  expect(oversText(balls)).toBe(text);
});
