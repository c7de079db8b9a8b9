import { expect, test } from "vitest";
import { jointOf } from "../model/joint.ts";
import { offeredMarkets } from "../model/offered-markets.ts";
import { sportIds } from "../model/sport.ts";
import { sports } from "../model/sports.ts";
import { competitions } from "./competitions.ts";
import { squadOf } from "./squads.ts";

const everyone = competitions.flatMap(({ participants }) => participants);

test("there are at least twelve competitions, and every sport has one", () => {
  expect(competitions.length).toBeGreaterThanOrEqual(12);
  expect(new Set(competitions.map(({ sport }) => sport))).toEqual(new Set(sportIds));
  for (const { participants } of competitions) expect(participants.length).toBeGreaterThanOrEqual(6);
});

test("ids, names and scoreboard letters are unique, and crests differ within a competition", () => {
  expect(new Set(everyone.map(({ id }) => id)).size).toBe(everyone.length);
  expect(new Set(everyone.map(({ name }) => name)).size).toBe(everyone.length);
  for (const { participants } of competitions) {
    expect(new Set(participants.map(({ short }) => short)).size).toBe(participants.length);
    expect(new Set(participants.map(({ crest, colours }) => JSON.stringify([crest, colours]))).size).toBe(
      participants.length,
    );
    for (const { short, colours, strength } of participants) {
      expect(short).toMatch(/^[A-Z]{3}$/);
      for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      for (const value of Object.values(strength)) expect(Math.abs(value)).toBeLessThanOrEqual(0.4);
    }
  }
});

test("a squad is the same on both grounds, with different players whose shares leave room for others", () => {
  for (const club of competitions[0]!.participants) {
    const squad = squadOf(club, "home");
    expect(squadOf(club, "away").map(({ name }) => name)).toEqual(squad.map(({ name }) => name));
    expect(new Set(squad.map(({ name }) => name)).size).toBe(squad.length);
    expect(squad.reduce((sum, { share }) => sum + share, 0)).toBeLessThan(1);
  }
});

test.each(competitions.map((competition) => [competition.id, competition] as const))(
  "the most unequal match of %s can be priced",
  (_, { sport, participants }) => {
    const [best, worst] = [participants[0]!, participants.at(-1)!];
    const model = sports[sport].model(best.strength, worst.strength);
    const joint = jointOf(model, model.start());
    expect(joint.finals.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 4);
    const [first] = offeredMarkets(
      { ...sports[sport], offers: sports[sport].offers.slice(0, 1) },
      joint,
      "preMatch",
    );
    expect(first!.outcomes[0]!.probability).toBeGreaterThan(0.55);
  },
);
