import { describe, expect, it } from "vitest";
import { hasBetterForm } from "../model/respect-form.ts";
import { raceMarkets } from "../odds/markets.ts";
import { meetingsOn, RACES_PER_MEETING } from "./calendar.ts";
import { careerOf } from "./career.ts";
import { courses, getCourse } from "./courses.ts";
import { paceMap, type RaceCard, raceCard } from "./race-card.ts";
import { careerRecord, formFigures, type Run, ratingOf } from "./rating.ts";
import { OWNERS, silksOf } from "./silks.ts";
import { horseOf, jockeysOf, STABLE_SIZE, trainersOf } from "./stable.ts";
import { dateOf, dayOf } from "./world.ts";

const world = { seed: "suite", careersEndOn: "2026-10-01" };
const today = "2026-11-16";
const meetings = meetingsOn(world, today);
const cards = meetings.flatMap((meeting) => meeting.races.map((race) => raceCard(world, meeting, race)));
const winPrices = ({ model, race }: RaceCard) =>
  raceMarkets(model, race.isHandicap).runners.map(({ win }) => win!);

describe("the world", () => {
  it("has 2,880 horses, all with different names", () => {
    const names = Array.from({ length: STABLE_SIZE }, (_, index) => horseOf(world, index).name);
    expect(new Set(names).size).toBe(2_880);
    expect(new Set(jockeysOf(world).map(({ name }) => name)).size).toBe(24);
    expect(new Set(trainersOf(world).map(({ name }) => name)).size).toBe(18);
  });

  it("gives every owner different colours, and a second runner a different cap", () => {
    const jackets = Array.from({ length: OWNERS }, (_, owner) =>
      JSON.stringify({ ...silksOf(world, owner), cap: null }),
    );
    expect(new Set(jackets).size).toBe(OWNERS);
    expect(silksOf(world, 3, 1).cap.colour).not.toBe(silksOf(world, 3).cap.colour);
    expect(silksOf(world, 3, 1).body).toEqual(silksOf(world, 3).body);
  });

  it("lets careers end before the product opens, in order", () => {
    const dates = careerOf(world, horseOf(world, 17)).map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    expect(dates.at(-1)! < world.careersEndOn).toBe(true);
  });
});

describe("the calendar", () => {
  it("is the same for the same seed and date, and different for others", () => {
    expect(meetingsOn(world, today)).toEqual(meetings);
    expect(meetingsOn({ ...world, seed: "other" }, today)).not.toEqual(meetings);
    expect(meetingsOn(world, "2026-11-17")).not.toEqual(meetings);
    expect(() => meetingsOn(world, "16 November")).toThrow(RangeError);
  });

  it("has sixteen meetings at different courses, with races in time order that never start together", () => {
    expect(new Set(meetings.map(({ courseId }) => courseId)).size).toBe(16);
    const starts = meetings.flatMap(({ races }) => races.map(({ startsAt }) => startsAt));
    expect(starts).toHaveLength(16 * RACES_PER_MEETING);
    expect(new Set(starts).size).toBe(starts.length);
    for (const { races } of meetings)
      expect(races.map(({ startsAt }) => startsAt)).toEqual(races.map(({ startsAt }) => startsAt).toSorted());
    for (const start of starts) expect(new Date(start).toISOString().slice(0, 19)).toBe(start.slice(0, 19));
  });

  it("runs a horse once a day and gives it two days of rest", () => {
    const declared = (date: string) =>
      meetingsOn(world, date).flatMap(({ races }) => races.flatMap((race) => race.declared));
    const days = [0, 1, 2].map((after) => declared(dateOf(dayOf(today) + after)));
    expect(new Set(days.flat()).size).toBe(days.flat().length);
  });

  it("uses only distances and ground that the course has", () => {
    for (const { courseId, going, races } of meetings) {
      expect(getCourse(courseId).goings).toContain(going);
      for (const race of races) expect(getCourse(courseId).distancesMetres).toContain(race.distanceMetres);
    }
    expect(new Set(courses.map(({ id }) => id)).size).toBe(courses.length);
  });
});

describe("a race card", () => {
  it("is complete: numbers, draws, riders and weights", () => {
    for (const { runners, race } of cards) {
      expect(runners.length).toBeGreaterThanOrEqual(5);
      expect(runners.length).toBeLessThanOrEqual(16);
      expect(runners.map(({ number }) => number)).toEqual(runners.map((_, at) => at + 1));
      expect(runners.map(({ draw }) => draw).toSorted((a, b) => a - b)).toEqual(
        runners.map((_, at) => at + 1),
      );
      expect(new Set(runners.map(({ jockey }) => jockey.id)).size).toBe(runners.length);
      const weights = runners.map(({ weightPounds }) => weightPounds);
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
      if (!race.isHandicap) expect(new Set(weights).size).toBe(1);
      for (const { horse, interest, number } of runners) {
        const owners = runners.filter((other) => other.horse.owner === horse.owner);
        expect(interest).toBe(owners[0]!.number);
        expect(interest).toBeLessThanOrEqual(number);
      }
    }
    expect(cards.some(({ runners }) => runners.some(({ interest, number }) => interest !== number))).toBe(
      true,
    );
  });

  it("maps the pace: every runner stands in one band", () => {
    for (const card of cards)
      expect(
        paceMap(card)
          .flat()
          .toSorted((a, b) => a - b),
      ).toEqual(card.runners.map(({ number }) => number));
  });

  it("has form and price that agree: better in the last three runs is never the longer price", () => {
    let compared = 0;
    for (const card of cards) {
      const prices = winPrices(card);
      const places = card.runners.map(({ runs }) => runs.map(({ place }) => place));
      for (const [at, form] of places.entries())
        for (const [other, rival] of places.entries())
          if (hasBetterForm(form, rival)) {
            compared++;
            expect(prices[at]).toBeLessThanOrEqual(prices[other]!);
          }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it("has favourites with better recent form than outsiders", () => {
    const recent = (runs: readonly Run[]) => {
      const last = runs.slice(-3);
      return last.reduce((total, { place, fieldSize }) => total + place / fieldSize, 0) / last.length;
    };
    let [better, pairs] = [0, 0];
    for (const card of cards) {
      const ranked = card.runners
        .map(({ runs }, at) => ({ runs, price: winPrices(card)[at]! }))
        .sort((a, b) => a.price - b.price);
      pairs++;
      if (recent(ranked[0]!.runs) < recent(ranked.at(-1)!.runs)) better++;
    }
    expect(better / pairs).toBeGreaterThan(0.8);
  });

  it("follows results: winning shortens the price, finishing last lengthens it", () => {
    const meeting = meetings[0]!;
    const race = meeting.races.find(({ isHandicap }) => !isHandicap)!;
    const horse = horseOf(world, race.declared[1]!);
    const priceAfter = (place: number) => {
      const run: Run = {
        date: "2026-11-10",
        courseId: "quenford",
        distanceMetres: 1200,
        going: "good",
        raceClass: race.raceClass,
        fieldSize: 10,
        place,
        weightPounds: 126,
      };
      const card = raceCard(world, meeting, race, (id) => (id === horse.id ? [run, run] : []));
      return winPrices(card)[card.runners.findIndex((runner) => runner.horse.id === horse.id)]!;
    };
    expect(priceAfter(1)).toBeLessThan(priceAfter(10));
  });
});

describe("form", () => {
  const run = (place: number): Run => ({
    date: today,
    courseId: "quenford",
    distanceMetres: 1200,
    going: "good",
    raceClass: 3,
    fieldSize: 12,
    place,
    weightPounds: 126,
  });
  it("is printed oldest first, with 0 for tenth or worse", () => {
    expect(formFigures([8, 3, 1, 12, 2, 10, 4].map(run))).toBe("310204");
    expect(careerRecord([1, 1, 2, 3, 7].map(run))).toEqual({ runs: 5, wins: 2, seconds: 1, thirds: 1 });
  });

  it("rates the latest runs most", () => {
    expect(ratingOf([12, 12, 1, 1].map(run))).toBeGreaterThan(ratingOf([1, 1, 12, 12].map(run)));
    expect(ratingOf([1, 1].map(run))).toBe(93);
    expect(ratingOf([])).toBe(60);
  });
});
