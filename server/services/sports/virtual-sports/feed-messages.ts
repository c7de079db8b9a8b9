import type { FeedMessage } from "@parlour/contracts/entities/sports-feed";
import {
  finalState,
  type MatchState,
  matchMarkets,
  numberOfDay,
  type Participant,
  type RaceChannel,
  raceMarkets,
  raceState,
  scoreWeights,
  type VirtualChannel,
  type VirtualMarket,
  virtualEventId,
} from "@parlour/sports";
import type { RoundRow } from "./round.ts";

/** Each event is announced, suspended and settled by three messages, numbered in this order. */
const sequences = { snapshot: 1, suspension: 2, result: 3 } as const;
type Step = keyof typeof sequences;

const numbered = (event: string, step: Step) => ({
  id: `${event}/${step}`,
  event,
  sequence: sequences[step],
});

/** Returns the events of a round in the sportsbook: one for a race, and one per match for a matchday. */
export function eventsOf({ id, card }: Pick<RoundRow, "id" | "card">): string[] {
  return card.kind === "race"
    ? [virtualEventId(id)]
    : card.matches.map((_, match) => virtualEventId(id, match));
}

/** Opens betting, with the participants and all prices, which do not change before the start. */
export function announcements(channel: VirtualChannel, round: RoundRow): FeedMessage[] {
  return eventsOf(round).map((event, index) => ({
    type: "snapshot",
    ...numbered(event, "snapshot"),
    ...fixtureOf(channel, round, index),
    startsAt: round.startsAt.toISOString(),
    status: "SCHEDULED",
    isSuspended: false,
    markets: marketsOf(channel, round, index).map(toFeedMarket),
    score: null,
  }));
}

/** Closes betting in the sportsbook itself, so that a server whose clock is behind accepts no more bets. */
export const closings = (round: RoundRow): FeedMessage[] =>
  eventsOf(round).map((event) => ({
    type: "suspension",
    ...numbered(event, "suspension"),
    isSuspended: true,
  }));

export function results(round: RoundRow): FeedMessage[] {
  return eventsOf(round).map((event, index) => ({
    type: "result",
    ...numbered(event, "result"),
    state: stateOf(round, index) as Extract<FeedMessage, { type: "result" }>["state"],
  }));
}

function stateOf({ id, outcome }: RoundRow, index: number): MatchState {
  if (outcome === null) throw new Error(`${id} has not been drawn`);
  return outcome.kind === "race" ? raceState(outcome.order) : finalState(outcome.matches[index]!);
}

type Fixture = Pick<
  Extract<FeedMessage, { type: "fixture" }>,
  "sport" | "competition" | "home" | "away" | "players"
>;

/** Returns the competition of a season; each season has its own, so that it has its own standings. */
export const seasonCompetition = (channelId: string, season: number): string => `${channelId}-${season}`;

function fixtureOf(channel: VirtualChannel, { number, card }: RoundRow, index: number): Fixture {
  const { sport, id, name } = channel;
  if (card.kind === "football") {
    const { home, away } = card.matches[index]!;
    return {
      sport,
      competition: { id: seasonCompetition(id, card.season), name },
      home: sideOf(home),
      away: sideOf(away),
      players: [],
    };
  }
  return {
    sport,
    competition: { id, name },
    home: sideOf({ ...placeOf(channel as RaceChannel), name }),
    away: sideOf({ ...placeOf(channel as RaceChannel), name: `#${numberOfDay(channel, number)}` }),
    players: card.runners.map((runner) => ({
      id: String(runner.number),
      name: `${runner.number} ${runner.name}`,
      side: "home",
      share: 0,
    })),
  };
}

/**
 * Converts a participant without its strength, so that the sportsbook offers neither bet builders nor cash-outs
 * on virtual events.
 */
function sideOf({ id, name, short, colours, crest }: Omit<Participant, "strength">): Fixture["home"] {
  return { id, name, short, colours: [...colours], crest, strength: null };
}

const placeOf = ({ id }: RaceChannel): Omit<Participant, "strength"> => ({
  id,
  name: "",
  short: id.slice(0, 3).toUpperCase(),
  colours: ["#1e7a5a", "#f3eee3"],
  crest: { shape: "circle", pattern: "plain", symbol: "star" },
});

function marketsOf(channel: VirtualChannel, { card }: RoundRow, index: number): VirtualMarket[] {
  if (card.kind === "race") return raceMarkets(card.runners, (channel as RaceChannel).places);
  const { home, away } = card.matches[index]!;
  return matchMarkets(scoreWeights(home.strength, away.strength));
}

const toFeedMarket = ({ id, outcomes }: VirtualMarket) => ({
  id,
  isSuspended: false,
  outcomes: outcomes.map((outcome) => ({ id: outcome.id, price: outcome.price / 1000, chance: null })),
});
