import { describe, expect, it, test } from "vitest";
import type { RandomSource } from "../../kit/math/random-source.ts";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { type CrapsMove, type CrapsView, craps } from "./craps.ts";
import { type CrapsKind, crapsKinds } from "./craps-bets.ts";
import { proveCraps } from "./prove-craps.ts";

/** A random source that rolls these dice, such as "3-4 1-1". */
function rolled(text: string): RandomSource {
  const faces = text.split(/[ -]/).map(Number);
  return { below: () => faces.shift()! - 1 };
}

/** Plays the rolls with one bet, taking the given odds once there is a point. */
function play(text: string, bets: { kind: CrapsKind; stake: number }[], odds?: CrapsMove) {
  const random = rolled(text);
  let step = craps.begin({ bets }, random);
  let won = step.win;
  let staked = bets.reduce((sum, { stake }) => sum + stake, 0);
  const act = (kind: CrapsMove) => {
    staked += craps.costOf!(step.state, { kind })!;
    step = craps.act!(step.state, { kind }, random);
    won += step.win;
  };
  if (odds && !step.done) act(odds);
  while (!step.done && step.state.rolls.length < text.split(" ").length) act("roll");
  return { won, staked, done: step.done };
}

const on = (kind: CrapsKind, stake = 30) => [{ kind, stake }];

describe("the line", () => {
  it.each([
    ["3-4", "pass", 60],
    ["5-6", "pass", 60],
    ["1-1", "pass", 0],
    ["1-2", "pass", 0],
    ["6-6", "pass", 0],
    ["4-4 2-3 6-2", "pass", 60],
    ["4-4 2-3 6-1", "pass", 0],
    ["3-4", "dontPass", 0],
    ["5-6", "dontPass", 0],
    ["1-1", "dontPass", 60],
    ["1-2", "dontPass", 60],
    ["6-6", "dontPass", 30],
    ["4-4 2-3 6-2", "dontPass", 0],
    ["4-4 2-3 6-1", "dontPass", 60],
  ] as const)("%s: %s pays %i", (rolls, kind, won) => {
    expect(play(rolls, on(kind))).toEqual({ won, staked: 30, done: true });
  });

  it.each([
    ["1-3 2-2", "pass", "odds2", 60 + 180],
    ["2-3 4-1", "pass", "odds1", 60 + 75],
    ["2-4 3-3", "pass", "odds3", 60 + 90 + 108],
    ["2-4 3-4", "pass", "odds3", 0],
    ["1-3 3-4", "dontPass", "odds2", 60 + 90],
    ["2-3 3-4", "dontPass", "odds1", 60 + 50],
    ["2-4 3-4", "dontPass", "odds3", 60 + 90 + 75],
  ] as const)("%s: %s with %s pays %i", (rolls, kind, odds, won) => {
    const staked = 30 + 30 * Number(odds.at(-1));
    expect(play(rolls, on(kind), odds)).toEqual({ won, staked, done: true });
  });

  it("takes odds once, and only with a point", () => {
    const { state } = craps.begin({ bets: on("pass") }, rolled("2-4"));
    expect((craps.view(state) as CrapsView).allowed).toEqual([
      { kind: "roll", cost: 0 },
      { kind: "odds1", cost: 30 },
      { kind: "odds2", cost: 60 },
      { kind: "odds3", cost: 90 },
    ]);
    const taken = craps.act!(state, { kind: "odds2" }, rolled("1-1")).state;
    expect(craps.costOf!(taken, { kind: "odds1" })).toBeNull();
    const withoutLine = craps.begin({ bets: on("place8") }, rolled("2-4")).state;
    expect(craps.costOf!(withoutLine, { kind: "odds1" })).toBeNull();
  });
});

describe("other bets", () => {
  it.each([
    ["1-1", "field", 90],
    ["6-6", "field", 120],
    ["1-2", "field", 60],
    ["4-5", "field", 60],
    ["3-4", "field", 0],
    ["4-4", "field", 0],
    ["3-4", "anySeven", 150],
    ["1-2", "anyCraps", 240],
    ["1-1", "aces", 930],
    ["5-6", "eleven", 480],
    ["6-6", "boxcars", 930],
    ["5-5", "boxcars", 0],
    ["2-2", "place4", 84],
    ["4-1", "place5", 72],
    ["3-3", "place6", 65],
    ["1-2 4-4", "place8", 65],
    ["1-2 3-4", "place8", 0],
    ["3-6", "place9", 72],
    ["4-6", "place10", 84],
    ["2-2", "hard4", 240],
    ["1-3", "hard4", 0],
    ["3-3", "hard6", 300],
    ["2-3 4-4", "hard8", 300],
    ["3-4", "hard8", 0],
    ["5-5", "hard10", 240],
  ] as const)("%s: %s pays %i", (rolls, kind, won) => {
    expect(play(rolls, on(kind))).toEqual({ won, staked: 30, done: true });
  });

  it("stay until they are decided, while others are paid", () => {
    const bets = [...on("field"), ...on("place6"), ...on("pass")];
    const first = craps.begin({ bets }, rolled("4-5"));
    expect([first.win, first.done]).toEqual([60, false]);
    const second = craps.act!(first.state, { kind: "roll" }, rolled("2-4"));
    expect([second.win, second.done]).toEqual([65, false]);
    const third = craps.act!(second.state, { kind: "roll" }, rolled("6-3"));
    expect([third.win, third.done]).toEqual([60, true]);
  });

  it("are all decided by a seven", () => {
    const bets = crapsKinds.map((kind) => ({ kind, stake: 30 }));
    expect(craps.begin({ bets }, rolled("3-4")).done).toBe(true);
  });
});

test("rounds of players who left are rolled out", () => {
  const { state } = craps.begin({ bets: on("pass") }, rolled("2-4"));
  expect(craps.abandon!(state)).toEqual([{ kind: "rollOut" }]);
  const { state: last, win, done } = craps.act!(state, { kind: "rollOut" }, rolled("1-2 4-4 3-3"));
  expect([win, done, last.rolls.length]).toEqual([60, true, 4]);
});

describe("the proof", () => {
  const { bets, odds, withOdds } = proveCraps();
  const edge = (kind: CrapsKind) => 1 - bets[kind].returned;

  it("meets the published edges as exact fractions", () => {
    const published: [CrapsKind, number][] = [
      ["pass", 7 / 495],
      ["dontPass", 3 / 220],
      ["field", 1 / 36],
      ["anySeven", 1 / 6],
      ["anyCraps", 1 / 9],
      ["eleven", 1 / 9],
      ["aces", 5 / 36],
      ["boxcars", 5 / 36],
      ["place6", 1 / 66],
      ["place5", 1 / 25],
      ["place4", 1 / 15],
      ["place8", 1 / 66],
      ["place9", 1 / 25],
      ["place10", 1 / 15],
      ["hard6", 1 / 11],
      ["hard8", 1 / 11],
      ["hard4", 1 / 9],
      ["hard10", 1 / 9],
    ];
    expect(published.map(([kind]) => kind).toSorted()).toEqual(crapsKinds.toSorted());
    for (const [kind, fraction] of published) expect(edge(kind), kind).toBeCloseTo(fraction, 12);
    for (const returned of odds) expect(returned).toBeCloseTo(1, 12);
    expect(1 - withOdds("pass", 3)).toBeCloseTo(7 / 495 / 3, 12);
  });

  it("agrees with rounds that are played", () => {
    const random = simulationSource(1614);
    const rounds = 60_000;
    const paid: Partial<Record<string, number>> = {};
    for (let round = 0; round < rounds; round++) {
      const begun = craps.begin({ bets: crapsKinds.map((kind) => ({ kind, stake: 30 })) }, random);
      const ended = begun.done ? begun : craps.act!(begun.state, { kind: "rollOut" }, random);
      for (const { kind, win } of ended.state.bets) paid[kind] = (paid[kind] ?? 0) + win!;
    }
    for (const kind of crapsKinds) {
      const average = paid[kind]! / rounds / 30;
      // A payout of x with a small probability p has a standard deviation of about x√p; the return is xp.
      const deviation = Math.sqrt(bets[kind].returned ** 2 / bets[kind].paid);
      expect(Math.abs(average - bets[kind].returned), kind).toBeLessThan((4 * deviation) / Math.sqrt(rounds));
    }
  });
});
