import type { SportsParticipant, SportsStanding } from "@parlour/contracts/entities/sports-event";
import { addMatch, compareLines, resultOf } from "@parlour/sports";
import type { Queryable } from "../../../kit/database.ts";
import { type EventParticipant, findSport } from "./event.ts";
import { listFinals } from "./event-store.ts";
import { scoreOf } from "./view-event.ts";

/** The number of latest matches that the standings include if the competition has no seasons. */
const mostMatches = 300;
const formLength = 5;
/** Returns the standings of a competition, best first. */
export async function readStandings(db: Queryable, competition: string): Promise<SportsStanding[]> {
  const table = new Map<string, SportsStanding>();
  for (const { home, away, sport: id, state } of await listFinals(db, competition, mostMatches)) {
    const sport = findSport(id);
    if (!sport || state === null) continue;
    const [h, a] = scoreOf(sport, state);
    count(table, home, h, a);
    count(table, away, a, h);
  }
  return [...table.values()].sort(compareLines);
}

function count(
  table: Map<string, SportsStanding>,
  participant: EventParticipant,
  own: number,
  other: number,
): void {
  const known = table.get(participant.id) ?? newStanding(participant);
  const result = resultOf([own, other]);
  table.set(participant.id, {
    ...addMatch(known, [own, other]),
    played: known.played + 1,
    won: known.won + Number(result === "W"),
    drawn: known.drawn + Number(result === "D"),
    lost: known.lost + Number(result === "L"),
    form: [...known.form, result].slice(-formLength),
  });
}

function newStanding({ strength: _, ...participant }: EventParticipant): SportsStanding {
  const shown: SportsParticipant = participant;
  return {
    participant: shown,
    played: 0,
    won: 0,
    drawn: 0,
    lost: 0,
    scored: 0,
    conceded: 0,
    points: 0,
    form: [],
  };
}

export function standingOf(
  standings: readonly SportsStanding[],
  participant: EventParticipant,
): SportsStanding {
  return standings.find((one) => one.participant.id === participant.id) ?? newStanding(participant);
}
