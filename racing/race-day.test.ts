import { simulationSource } from "@parlour/games/kit/math/simulation-source";
import { describe, expect, it } from "vitest";
import {
  betTypes,
  box,
  checkStatement,
  dateOf,
  dayOf,
  drawFinish,
  favouriteOf,
  imbalanceOf,
  type Meeting,
  meetingsOn,
  type PoolBet,
  type PoolInput,
  type PoolRace,
  poolEntries,
  poolRulesOf,
  poolStatement,
  poolTypeNames,
  priceTicket,
  type RaceCard,
  type Run,
  raceCard,
  resultRuns,
  type Selection,
  withoutRunners,
} from "./index.ts";

const world = { seed: "day", careersEndOn: "2026-10-01" };
const random = simulationSource(2026);
const today = "2026-11-16";

interface RunRace {
  card: RaceCard;
  race: PoolRace;
}

/** Runs a race from which one runner may be scratched early and another late. */
function runRace(card: RaceCard): RunRace {
  const scratched = random.below(3) === 0 ? [card.runners[0]!.number] : [];
  const scratchedLate = random.below(3) === 0 ? [card.runners[1]!.number] : [];
  const { order } = drawFinish(withoutRunners(card.model, [...scratched, ...scratchedLate]), random);
  const entries = poolEntries(card);
  return { card, race: { entries, scratched, scratchedLate, order, favourite: null } };
}

const interestsOf = ({ race }: RunRace): number[] => [
  ...new Set(race.entries.map(({ interest }) => interest)),
];

function sellTickets(type: PoolInput["rules"]["type"], races: readonly RunRace[]): PoolBet[] {
  const { shape, parts } = betTypes[type];
  const fields = races.map(interestsOf);
  const bets: PoolBet[] = [];
  for (let ticket = 0; ticket < 25; ticket++) {
    const some = (field: readonly number[], count: number) => {
      const start = random.below(field.length);
      return [...field, ...field].slice(start, start + Math.min(count, field.length));
    };
    const selection: Selection =
      shape === "legs"
        ? fields.map((field) => some(field, 1 + random.below(3)))
        : box(some(fields[0]!, 5), parts);
    const unitMinor = BigInt(10 + random.below(500));
    const priced = priceTicket({ type, selections: [selection], unitMinor }, fields);
    if ("lines" in priced) bets.push({ id: `ticket-${ticket}`, unitMinor, selections: [selection] });
  }
  return bets;
}

function settleMeeting(meeting: Meeting, results: readonly RunRace[]): void {
  for (const type of poolTypeNames) {
    const { shape, parts } = betTypes[type];
    const legs = results.slice(0, shape === "legs" ? parts : 1).map((result) => ({
      ...result.race,
      favourite: favouriteOf(sellTickets("win", [result]), result.race),
    }));
    const bets = sellTickets(type, results.slice(0, legs.length));
    const input: PoolInput = { rules: poolRulesOf(type), races: legs, bets, carryInMinor: 5_000n };
    const statement = poolStatement(input);
    expect(bets.length, meeting.id).toBeGreaterThan(0);
    expect(imbalanceOf(statement)).toBe(0n);
    expect(checkStatement(input, statement)).toEqual([]);
  }
}

describe("a day at the races", () => {
  it("goes from the cards to the dividends of every pool, and into the form of the next cards", () => {
    const careers = new Map<string, Run[]>();
    for (const meeting of meetingsOn(world, today)) {
      const results = meeting.races.map((race) => runRace(raceCard(world, meeting, race)));
      settleMeeting(meeting, results);
      for (const { card, race } of results) {
        const withdrawn = [...race.scratched, ...race.scratchedLate];
        const runs = resultRuns(card, meeting, { order: race.order!, withdrawn });
        expect(runs.size).toBe(card.runners.length - withdrawn.length);
        const places = [...runs.values()].map(({ place }) => place).toSorted((a, b) => a - b);
        expect(places[0]).toBe(1);
        expect(places.at(-1)).toBeLessThanOrEqual(runs.size);
        for (const [horseId, run] of runs) careers.set(horseId, [run]);
      }
    }
    // The same horses run again after three days of rest.
    const later = meetingsOn(world, dateOf(dayOf(today) + 3))[0]!;
    const resultsOf = (horseId: string) => careers.get(horseId) ?? [];
    const card = raceCard(world, later, later.races[0]!, resultsOf);
    const ran = card.runners.filter(({ horse }) => careers.has(horse.id));
    expect(ran.length).toBeGreaterThan(0);
    for (const { horse, runs, form } of ran) {
      expect(runs.at(-1)).toEqual(careers.get(horse.id)![0]);
      expect(form.at(-1)).toBe(String(runs.at(-1)!.place > 9 ? 0 : runs.at(-1)!.place));
    }
  });

  it("gives a dead heat the better place, and counts a horse that stopped as last", () => {
    const meeting = meetingsOn(world, today)[0]!;
    const card = raceCard(world, meeting, meeting.races[0]!);
    const [first, second, third, ...others] = card.runners.map(({ number }) => number);
    const order = [[first!], [second!, third!], ...others.slice(1).map((one) => [one])];
    const runs = resultRuns(card, meeting, { order, withdrawn: [] });
    const placeOf = (number: number) => runs.get(card.runners[number - 1]!.horse.id)!.place;
    expect([first!, second!, third!].map(placeOf)).toEqual([1, 2, 2]);
    expect(placeOf(others[0]!)).toBe(card.runners.length);
  });

  it("substitutes the lowest number among equal favourites, never a scratched one", () => {
    const race: PoolRace = {
      entries: [1, 2, 3].map((runner) => ({ runner, interest: runner })),
      scratched: [],
      scratchedLate: [1],
      order: null,
      favourite: null,
    };
    const bet = (interest: number, unitMinor: bigint): PoolBet => ({
      id: `${interest}`,
      unitMinor,
      selections: [[[interest]]],
    });
    expect(favouriteOf([bet(1, 900n), bet(3, 500n), bet(2, 500n)], race)).toBe(2);
    expect(favouriteOf([bet(3, 500n)], race)).toBe(3);
  });
});
