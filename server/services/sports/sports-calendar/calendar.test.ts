import { competitions, sportIds } from "@parlour/sports";
import { describe, expect, test } from "vitest";
import { findFixture, fixturesBetween, seasonOf } from "./fixtures.ts";
import { scriptOf, stateAfter } from "./match-script.ts";

const dayMs = 86_400_000;
const startMs = Date.UTC(2030, 0, 1, 12);

describe("the fixtures", () => {
  test("are the same whenever they are asked for", () => {
    const week = fixturesBetween(startMs, startMs + 2 * dayMs);
    const day = fixturesBetween(startMs + dayMs, startMs + 2 * dayMs);
    expect(week.filter(({ startsAtMs }) => startsAtMs >= startMs + dayMs)).toEqual(day);
    for (const fixture of day.slice(0, 50)) expect(findFixture(fixture.id)).toEqual(fixture);
    expect(findFixture("someone-elses-event")).toBeUndefined();
  });

  test.each([
    [6, 2],
    [8, 2],
    [8, 3],
    [10, 3],
  ])(
    "let %i participants meet once a season, and nobody plays twice at once (%i at once)",
    (participants, atOnce) => {
      const season = seasonOf(participants, atOnce);
      const pairs = season.flatMap((pair) => (pair ? [[...pair].sort((a, b) => a - b).join("-")] : []));
      expect(new Set(pairs).size).toBe((participants * (participants - 1)) / 2);
      expect(pairs).toHaveLength(new Set(pairs).size);
      const twice = [...season, ...season];
      for (let at = 0; at + atOnce <= twice.length; at++) {
        const busy = twice.slice(at, at + atOnce).flatMap((pair) => pair ?? []);
        expect(new Set(busy).size).toBe(busy.length);
      }
    },
  );

  test("fill the week of every competition", () => {
    const week = fixturesBetween(startMs, startMs + 7 * dayMs, { every: 12 });
    expect(week.length).toBeGreaterThan(200);
    expect(new Set(week.map(({ competition }) => competition.id)).size).toBe(competitions.length);
  });
});

describe("a match", () => {
  const firstOf = (sport: string) =>
    fixturesBetween(startMs, startMs + dayMs).find(({ competition }) => competition.sport === sport)!;

  test.each(sportIds)("of %s is played the same way from the same secret, and ends", (sport) => {
    const fixture = firstOf(sport);
    const script = scriptOf(fixture, "secret");
    expect(scriptOf(fixture, "secret")).toEqual(script);
    expect(script.incidents.at(-1)!.state.ended).toBe(true);
    const times = script.incidents.map(({ afterMs }) => afterMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    let clock = 0;
    for (let part = 0; part <= 20; part++) {
      const { state, clockSeconds } = stateAfter(fixture, script, (script.lengthMs * part) / 20);
      expect(clockSeconds).toBeGreaterThanOrEqual(clock);
      expect(state.elapsed).toBeLessThanOrEqual(1);
      clock = clockSeconds;
    }
  });

  test("is played differently from another secret", () => {
    const fixture = firstOf("tennis");
    expect(scriptOf(fixture, "secret").incidents).not.toEqual(scriptOf(fixture, "other").incidents);
  });
});
