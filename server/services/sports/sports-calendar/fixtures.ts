import {
  type Competition,
  competitions,
  isContinuous,
  type Participant,
  type SportId,
} from "@parlour/sports";

/** A match of the calendar. Its number within the competition determines everything about it. */
export type Fixture = {
  id: string;
  competition: Competition;
  home: Participant;
  away: Participant;
  startsAtMs: number;
  /** The id of the season, which is also the id of the season's outright event. */
  season: string;
};

/** A season, in which every pairing of a competition is played once. */
export type CalendarSeason = {
  id: string;
  number: number;
  competition: Competition;
  /** The matches of the season, sorted by starting time. */
  fixtures: readonly Fixture[];
  lastStartsAtMs: number;
};

/** When a sport's matches are played. */
type Rhythm = {
  /** The usual maximum length of a match including its breaks, in seconds. */
  length: number;
  /** How many matches of a competition are played at the same time, unless its season is continuous. */
  atOnce: number;
};

const rhythms: Readonly<Record<SportId, Rhythm>> = {
  football: { length: 6_300, atOnce: 3 },
  basketball: { length: 3_600, atOnce: 3 },
  tennis: { length: 7_200, atOnce: 2 },
  "american-football": { length: 4_500, atOnce: 2 },
  "ice-hockey": { length: 4_800, atOnce: 2 },
  baseball: { length: 11_000, atOnce: 2 },
  cricket: { length: 10_200, atOnce: 2 },
  esports: { length: 9_000, atOnce: 2 },
  "table-tennis": { length: 2_400, atOnce: 2 },
  darts: { length: 2_400, atOnce: 2 },
};

const epochMs = Date.UTC(2026, 0, 1);
type Pairing = readonly [number, number];

/**
 * Returns every pairing of a season once, in an order in which no participant plays two matches at the same time. Null
 * is a slot without a match.
 */
export function seasonOf(participants: number, atOnce: number): (Pairing | null)[] {
  const left: Pairing[] = [];
  for (let distance = 1; distance < participants; distance++) {
    for (let first = 0; first + distance < participants; first++) {
      left.push(first % 2 === 0 ? [first, first + distance] : [first + distance, first]);
    }
  }
  const order: (Pairing | null)[] = [];
  while (left.length > 0) {
    const busy = new Set(order.slice(Math.max(0, order.length - atOnce + 1)).flatMap((pair) => pair ?? []));
    const next = left.findIndex(([home, away]) => !busy.has(home) && !busy.has(away));
    order.push(next < 0 ? null : left.splice(next, 1)[0]!);
  }
  // Empty slots keep the first matches of the next season from overlapping with the last ones of this season.
  return [...order, ...new Array<null>(atOnce - 1).fill(null)];
}

/**
 * Returns every pairing of an even number of participants once, by the circle method: in each round everybody has one
 * match, and everybody's next match is at least `participants / 2 - 1` matches later, even from one season to the next.
 */
export function continuousSeason(participants: number): Pairing[] {
  const circle = participants - 1;
  const fixed = participants - 1;
  return Array.from({ length: circle }, (_, round) =>
    Array.from({ length: participants / 2 }, (_, place): Pairing => {
      const first = (round + place) % circle;
      const second = place === 0 ? fixed : (round - place + circle) % circle;
      return (round + place) % 2 === 0 ? [first, second] : [second, first];
    }),
  ).flat();
}

/**
 * The order of a competition's season. Competitions with pauses keep the order that they have always had, because
 * players have bets on their numbered matches.
 */
function orderOf(competition: Competition): { season: (Pairing | null)[]; atOnce: number } {
  const participants = competition.participants.length;
  if (isContinuous(competition)) {
    return { season: continuousSeason(participants), atOnce: participants / 2 - 1 };
  }
  const { atOnce } = rhythms[competition.sport];
  return { season: seasonOf(participants, atOnce), atOnce };
}

type Calendar = { competition: Competition; season: (Pairing | null)[]; slotMs: number; phaseMs: number };

const calendars: ReadonlyMap<string, Calendar> = new Map(
  competitions.map((competition, index) => {
    const { season, atOnce } = orderOf(competition);
    const slotMs = Math.ceil(rhythms[competition.sport].length / atOnce / 60) * 60_000;
    // Each competition's schedule is 11 minutes later than that of the previous competition, within one slot. No slot
    // is a multiple of 11 minutes, so two competitions of a sport never start all their matches at the same minutes.
    return [competition.id, { competition, season, slotMs, phaseMs: (index * 11 * 60_000) % slotMs }];
  }),
);

const seasonId = ({ id }: Competition, number: number): string => `${id}-season-${number + 1}`;

function fixtureAt({ competition, season, slotMs, phaseMs }: Calendar, number: number): Fixture | undefined {
  const pairing = season[number % season.length];
  if (!pairing || number < 0) return undefined;
  // Home and away are swapped from season to season.
  const isReturn = Math.floor(number / season.length) % 2 === 1;
  const [home, away] = isReturn ? [pairing[1], pairing[0]] : pairing;
  return {
    id: `${competition.id}-${number}`,
    competition,
    home: competition.participants[home]!,
    away: competition.participants[away]!,
    startsAtMs: epochMs + phaseMs + number * slotMs,
    season: seasonId(competition, Math.floor(number / season.length)),
  };
}

/** Returns the fixture of an event id; undefined for events of other providers. */
export function findFixture(id: string): Fixture | undefined {
  const [, competition = "", number = ""] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const calendar = calendars.get(competition);
  return calendar && fixtureAt(calendar, Number(number));
}

/** Lists fixtures that start in a period, by starting time. `every` keeps only every n-th match of a competition. */
export function fixturesBetween(
  fromMs: number,
  toMs: number,
  { every = 1, only }: { every?: number; only?: readonly string[] | undefined } = {},
): Fixture[] {
  const found: Fixture[] = [];
  for (const calendar of calendars.values()) {
    if (only && !only.includes(calendar.competition.id)) continue;
    const { slotMs, phaseMs } = calendar;
    const first = Math.ceil((fromMs - epochMs - phaseMs) / slotMs);
    const last = Math.floor((toMs - epochMs - phaseMs) / slotMs);
    for (let number = first; number <= last; number++) {
      const fixture = number % every === 0 ? fixtureAt(calendar, number) : undefined;
      if (fixture) found.push(fixture);
    }
  }
  return found.sort((a, b) => a.startsAtMs - b.startsAtMs || (a.id < b.id ? -1 : 1));
}

function seasonOfCalendar(calendar: Calendar, number: number): CalendarSeason {
  const { competition, season } = calendar;
  const fixtures = season.flatMap((_, slot) => fixtureAt(calendar, number * season.length + slot) ?? []);
  return {
    id: seasonId(competition, number),
    number: number + 1,
    competition,
    fixtures,
    lastStartsAtMs: fixtures.at(-1)!.startsAtMs,
  };
}

/** Returns the season of an outright event; undefined for other events. */
export function findSeason(id: string): CalendarSeason | undefined {
  const [, competition = "", number = ""] = /^(.+)-season-([1-9]\d*)$/.exec(id) ?? [];
  const calendar = calendars.get(competition);
  return calendar && seasonOfCalendar(calendar, Number(number) - 1);
}

/** Returns the current season of each competition. */
export function seasonsAt(nowMs: number, only?: readonly string[]): CalendarSeason[] {
  return [...calendars.values()].flatMap((calendar) => {
    const { competition, season, slotMs, phaseMs } = calendar;
    if (only && !only.includes(competition.id)) return [];
    const slot = Math.floor((nowMs - epochMs - phaseMs) / slotMs);
    return slot < 0 ? [] : [seasonOfCalendar(calendar, Math.floor(slot / season.length))];
  });
}
