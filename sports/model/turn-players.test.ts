import { simulationSource } from "@parlour/games/kit/math/simulation-source";
import { expect, test } from "vitest";
import type { MarketContext, Player } from "../markets/market.ts";
import { americanFootball } from "./sports/american-football.ts";
import { baseball } from "./sports/baseball.ts";
import { basketball } from "./sports/basketball.ts";
import { type Credit, tallyModel } from "./turn-players.ts";

const star: Player = { id: "star", name: "Star", side: "home", share: 0.3 };
const context: MarketContext = {
  segments: 1,
  scoreLists: {},
  marginBands: [],
  drawPossible: false,
  players: [star],
  tally: { id: "points", worth: 1 },
};
const turn = [0.5, 0.1, 0.3, 0.1];

/** Goes through every course of a few turns: the points of each, and whether the player made it. */
function enumerate(turns: number, left: number, worth: (points: number) => number): number[] {
  const result: number[] = [];
  const go = (played: number, points: number, tally: number, p: number): void => {
    if (played === turns) {
      if (points === left) result[tally] = (result[tally] ?? 0) + p;
      return;
    }
    turn.forEach((q, more) => {
      go(played + 1, points + more, tally + worth(more), p * q * star.share);
      go(played + 1, points + more, tally, p * q * (1 - star.share));
    });
  };
  go(0, 0, 0, 1);
  const total = result.reduce((sum, p) => sum + p, 0);
  return Array.from(result, (p = 0) => p / total);
}

test.each<[string, Credit, (points: number) => number]>([
  ["points", { by: "turn", from: 1, adds: "points" }, (points) => points],
  ["touchdowns", { by: "turn", from: 2, adds: "one" }, (points) => Number(points >= 2)],
])("the %s of a player follow from every course of the turns that are left", (_, credit, worth) => {
  const model = tallyModel({ context, home: turn, away: turn, overtimeTurns: 1, credit }, () => [4, 0]);
  const state = { segments: [], elapsed: 0, detail: [], counts: {}, goals: [], ended: false };
  for (const [left, overtimes] of [
    [0, 0],
    [3, 0],
    [5, 0],
    [5, 1],
    [9, 2],
  ] as const) {
    const expected = enumerate(4 + overtimes, left, worth);
    const found = model.given(state, star, left, overtimes);
    for (let tally = 0; tally < Math.max(expected.length, found.length); tally++)
      expect(found[tally] ?? 0, `${left} points, ${overtimes} overtimes`).toBeCloseTo(
        expected[tally] ?? 0,
        9,
      );
  }
});

const players: Player[] = (["home", "away"] as const).flatMap((side) =>
  [0.4, 0.3].map((share, i) => ({ id: `${side}-${i}`, name: `${side} ${i}`, side, share })),
);
const strength = { attack: 0.1, defence: 0 };

test.each([basketball, americanFootball, baseball])(
  "players of $id score no more than their side",
  (sport) => {
    const model = sport.model(strength, strength, players);
    const { worth } = model.context.tally!;
    for (let seed = 1; seed <= 5; seed++) {
      const incidents = [...model.play(simulationSource(seed))];
      let before = incidents[0]!.state.tallies!;
      expect(Object.values(before)).toEqual([0, 0, 0, 0]);
      for (const { state, player, side } of incidents) {
        const tallies = state.tallies!;
        const risen = Object.keys(tallies).filter((id) => tallies[id]! > before[id]!);
        expect(risen.includes(player ?? "")).toBe(risen.length > 0);
        expect(risen.every((id) => id.startsWith(side!))).toBe(true);
        for (const [index, of] of (["home", "away"] as const).entries()) {
          const scored = players
            .filter((one) => one.side === of)
            .reduce((sum, { id }) => sum + tallies[id]!, 0);
          const points = state.segments.reduce((sum, score) => sum + score[index]!, 0);
          expect(scored * worth).toBeLessThanOrEqual(points);
        }
        before = tallies;
      }
    }
  },
);

test.each([basketball, americanFootball, baseball])("a match of $id is the same whoever scores", (sport) => {
  const scores = (squad: Player[]) =>
    [...sport.model(strength, strength, squad).play(simulationSource(3))].map(({ state }) => state.segments);
  expect(scores(players)).toEqual(scores([]));
});
