import { simulationSource } from "@parlour/games/kit/math/simulation-source";
import { expect, test } from "vitest";
import { competitions } from "../data/competitions.ts";
import { drawRanking, outrightMargin, priceOutright, runnerOf, settlePlace } from "./outright.ts";

test("an outright is settled with dead heats, and void for those who did not take part", () => {
  const ranking = [["a"], ["b", "c"], ["d", "e", "f"], ["g"]];
  const settled = (places: number) => ["a", "b", "d", "g", "x"].map((id) => settlePlace(id, ranking, places));
  const [won, lost, none] = [{ kind: "WON" }, { kind: "LOST" }, { kind: "VOID" }];
  expect(settled(1)).toEqual([won, lost, lost, lost, none]);
  expect(settled(2)).toEqual([won, { kind: "DEAD_HEAT", places: 1, tied: 2 }, lost, lost, none]);
  expect(settled(3)).toEqual([won, won, lost, lost, none]);
  expect(settled(5)).toEqual([won, won, { kind: "DEAD_HEAT", places: 2, tied: 3 }, lost, none]);
  expect(settlePlace("a", [["a", "b"]], 1)).toEqual({ kind: "DEAD_HEAT", places: 1, tied: 2 });
});

test("simulated rankings agree with the chances to win and to be placed", () => {
  const runners = competitions[0]!.participants.map(runnerOf);
  const priced = priceOutright(runners, 3);
  expect(priced.reduce((sum, { place }) => sum + place.won, 0)).toBeCloseTo(3, 9);
  const random = simulationSource(4);
  const [wins, places] = [new Map<string, number>(), new Map<string, number>()];
  const SEASONS = 5_000;
  for (let i = 0; i < SEASONS; i++) {
    const ranking = drawRanking(runners, random);
    wins.set(ranking[0]!, (wins.get(ranking[0]!) ?? 0) + 1);
    for (const id of ranking.slice(0, 3)) places.set(id, (places.get(id) ?? 0) + 1);
  }
  for (const { id, win, place } of priced) {
    expect(Math.abs((wins.get(id) ?? 0) / SEASONS - win.won)).toBeLessThan(0.035);
    expect(Math.abs((places.get(id) ?? 0) / SEASONS - place.won)).toBeLessThan(0.035);
  }
});

test("the overround of an outright is its margin", () => {
  const priced = priceOutright(competitions[0]!.participants.map(runnerOf), 3);
  const overround = priced.reduce((sum, { price }) => sum + 1000 / price!, 0);
  expect(overround).toBeCloseTo(1 + outrightMargin.permille / 1000, 2);
});
