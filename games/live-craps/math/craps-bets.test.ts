import { describe, expect, it, test } from "vitest";
import type { Dice } from "../../kit/math/craps-odds.ts";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { crapsSpots, isHandOver, settleCraps } from "./craps-bets.ts";
import { liveCrapsProof, returnOf } from "./live-craps-proof.ts";
import { liveCrapsTable } from "./live-craps-table.ts";
import { landedBy, rollTimesOf } from "./roll-times.ts";

const roll = (total: number, isHard = false): Dice => {
  if (isHard) return [total / 2, total / 2];
  const one = Math.max(1, total - 6);
  const other = total - one;
  return one === other && total > 2 && total < 12 ? [one - 1, other + 1] : [one, other];
};
const hand = (...totals: number[]) => totals.map((total) => roll(total));
const pays = (spot: string, rolls: readonly Dice[]) => settleCraps(spot, 30, rolls) / 30;

describe("a hand", () => {
  it.each([
    ["pass", hand(7), 2],
    ["pass", hand(11), 2],
    ["pass", hand(2), 0],
    ["pass", hand(12), 0],
    ["pass", hand(4, 6, 4), 2],
    ["pass", hand(4, 11, 7), 0],
    ["dontPass", hand(7), 0],
    ["dontPass", hand(3), 2],
    ["dontPass", hand(12), 1],
    ["dontPass", hand(9, 7), 2],
    ["dontPass", hand(9, 9), 0],
    ["odds", hand(7), 1],
    ["odds", hand(4, 4), 3],
    ["odds", hand(5, 12, 5), 2.5],
    ["odds", hand(6, 6), 2.2],
    ["odds", hand(6, 7), 0],
    ["field", hand(12), 4],
    ["field", hand(2), 3],
    ["field", hand(4, 7), 2],
    ["field", hand(6, 9, 6), 0],
    ["anySeven", hand(7), 5],
    ["anySeven", hand(6, 7), 0],
    ["anyCraps", hand(3), 8],
    ["anyCraps", hand(4, 2, 7), 0],
    ["place:6", hand(7), 1],
    ["place:6", hand(6, 7), 0],
    ["place:6", hand(6, 6), 13 / 6],
    ["place:6", hand(5, 6, 7), 13 / 6],
    ["place:4", hand(5, 9, 5), 1],
    ["place:10", hand(5, 10, 7), 2.8],
    ["hard:8", [roll(5), roll(8, true), roll(7)], 10],
    ["hard:8", hand(5, 8, 5), 0],
    ["hard:4", [roll(9), roll(4, true), roll(9)], 8],
    ["hard:4", hand(9, 9), 1],
    ["hard:4", hand(9, 7), 0],
    // The roll that makes the point also decides the hard way of the same total.
    ["hard:6", [roll(6), roll(6, true)], 10],
    ["hard:6", hand(6, 6), 0],
  ])("%s on %j pays %d times the stake", (spot, rolls, times) => {
    expect(pays(spot, rolls)).toBeCloseTo(times, 10);
  });
});

describe("the published edges", () => {
  const edge = (share: number) => Number((100 - 100 * share).toFixed(4));

  it("of line bets, per bet", () => {
    expect(edge(returnOf("pass").returned)).toBe(1.4141);
    expect(edge(returnOf("dontPass").returned)).toBe(1.3636);
    expect(edge(returnOf("odds").returned)).toBe(0);
  });

  it("of bets on one roll, per bet", () => {
    expect(edge(returnOf("field").returned)).toBe(2.7778);
    expect(edge(returnOf("anySeven").returned)).toBe(16.6667);
    expect(edge(returnOf("anyCraps").returned)).toBe(11.1111);
  });

  it("of place bets and hard ways, per decided bet, as at tables where they stay until they are decided", () => {
    for (const total of [4, 10]) expect(edge(returnOf(`place:${total}`).decided)).toBe(6.6667);
    for (const total of [5, 9]) expect(edge(returnOf(`place:${total}`).decided)).toBe(4);
    for (const total of [6, 8]) expect(edge(returnOf(`place:${total}`).decided)).toBe(1.5152);
    for (const total of [4, 10]) expect(edge(returnOf(`hard:${total}`).decided)).toBe(11.1111);
    for (const total of [6, 8]) expect(edge(returnOf(`hard:${total}`).decided)).toBe(9.0909);
  });

  it("agree with thirty thousand hands of the game itself", () => {
    const random = simulationSource(1340);
    const hands = 30_000;
    const won = new Map([...crapsSpots.keys()].map((spot) => [spot, 0]));
    for (let count = 0; count < hands; count++) {
      const { rolls } = liveCrapsTable.draw(null, random);
      for (const spot of won.keys()) won.set(spot, won.get(spot)! + settleCraps(spot, 30, rolls) / 30);
    }
    for (const [spot, sum] of won) expect(Math.abs(sum / hands - returnOf(spot).returned)).toBeLessThan(0.05);
  });
});

test("every figure of a kind holds for each of its spots, and every spot can win", () => {
  const { figures, unreachable } = liveCrapsProof.prove();
  expect(unreachable).toEqual([]);
  expect(figures).toHaveLength(11);
  for (const id of crapsSpots.keys()) {
    const { kind, total } = crapsSpots.get(id)!;
    const bet = total === null ? kind : `${kind} ${Math.min(total, 14 - total)}`;
    expect(figures.find((one) => one.bet === bet)!.returned).toBeCloseTo(returnOf(id).returned, 12);
  }
});

test("odds need chips on the pass line in the same bet, and at most three times as many", () => {
  const takes = (...bets: [string, number][]) =>
    liveCrapsTable.bet.safeParse({ bets: bets.map(([spot, stake]) => ({ spot, stake })) }).success;
  expect(takes(["odds", 30])).toBe(false);
  expect(takes(["pass", 30], ["odds", 90])).toBe(true);
  expect(takes(["pass", 30], ["odds", 120])).toBe(false);
  expect(takes(["dontPass", 30], ["odds", 30])).toBe(false);
});

test("a hand is drawn to its end and shown roll by roll", () => {
  const random = simulationSource(7);
  for (let count = 0; count < 500; count++) {
    const { rolls } = liveCrapsTable.draw(null, random);
    expect(isHandOver(rolls)).toBe(true);
    expect(isHandOver(rolls.slice(0, -1))).toBe(false);
    const { begins, endsMs } = rollTimesOf(rolls);
    expect(landedBy(rolls, begins.at(-1)!)).toBe(rolls.length - 1);
    expect(landedBy(rolls, endsMs)).toBe(rolls.length);
    expect(liveCrapsTable.runMs({ rolls })).toBe(endsMs);
  }
});
