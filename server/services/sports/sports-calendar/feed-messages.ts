import type { FeedMessage } from "@parlour/contracts/entities/sports-feed";
import type { MatchState } from "@parlour/sports";
import type { ModelMarket } from "../../../kit/ports/sports-pricing.ts";
import type { CalendarSeason, Fixture } from "./fixtures.ts";
import { playersOf, type TimedIncident } from "./match-script.ts";

type Numbered = { id: string; event: string; sequence: number };
type Message<Type extends FeedMessage["type"]> = Omit<Extract<FeedMessage, { type: Type }>, keyof Numbered>;

/** Applies `Omit` to each member of a union, because `Omit` on the union itself would keep only the common fields. */
export type Unnumbered = FeedMessage extends infer M
  ? M extends FeedMessage
    ? Omit<M, keyof Numbered>
    : never
  : never;

export const numbered = (event: string, sequence: number, message: Unnumbered): FeedMessage =>
  ({ ...message, id: `${event}/${sequence}`, event, sequence }) as FeedMessage;

const participantOf = ({ id, name, short, colours, crest, strength }: Fixture["home"]) => ({
  id,
  name,
  short,
  colours: [...colours] as [string, string],
  crest,
  strength,
});

export function fixtureMessage(fixture: Fixture): Message<"fixture"> {
  const { competition, home, away, startsAtMs, season } = fixture;
  return {
    type: "fixture",
    sport: competition.sport,
    competition: { id: competition.id, name: competition.name },
    season,
    home: participantOf(home),
    away: participantOf(away),
    players: playersOf(fixture).map((player) => ({ ...player })),
    startsAt: new Date(startsAtMs).toISOString(),
  };
}

/**
 * Describes a season as an event: its participants are listed as players, and bets are accepted until its
 * last match.
 */
export function seasonMessage({
  id,
  number,
  competition,
  lastStartsAtMs,
}: CalendarSeason): Omit<Message<"fixture">, "type"> {
  const [leader] = competition.participants;
  // Without strengths, the sportsbook does not price the event with a match model.
  const side = (name: string) => ({ ...participantOf(leader!), id: competition.id, name, strength: null });
  return {
    sport: competition.sport,
    competition: { id: competition.id, name: competition.name },
    season: id,
    isOutright: true,
    home: side(competition.name),
    away: side(`Season ${number}`),
    players: competition.participants.map(({ id: player, name }) => ({
      id: player,
      name,
      side: "home",
      share: 0,
    })),
    startsAt: new Date(lastStartsAtMs).toISOString(),
  };
}

export function pricesOf(
  markets: readonly ModelMarket[],
  known: Iterable<string>,
): Pick<Message<"prices">, "markets" | "removed"> {
  const offered = new Set(markets.map(({ id }) => id));
  return {
    markets: markets.map(({ id, isSuspended, eachWay, outcomes }) => ({
      id,
      isSuspended,
      ...(eachWay && { eachWay: { ...eachWay } }),
      outcomes: outcomes.map((outcome) => ({
        ...outcome,
        price: outcome.price === null ? null : outcome.price / 1000,
      })),
    })),
    removed: [...known].filter((id) => !offered.has(id)),
  };
}

export function scoreOf(
  state: MatchState,
  clockSeconds: number,
  incidents: readonly TimedIncident[],
): Pick<Message<"score">, "state" | "clockSeconds" | "incidents"> {
  return {
    state: toFeedState(state),
    clockSeconds,
    incidents: incidents.map(({ kind, atSeconds, side, points, count, player, state: after }) => ({
      kind,
      atSeconds,
      side: side ?? null,
      points: points ?? null,
      count: count ?? null,
      player: player ?? null,
      score: totals(after),
    })),
  };
}

export function toFeedState(state: MatchState): Message<"result">["state"] {
  return JSON.parse(JSON.stringify(state));
}

function totals({ segments }: MatchState): [number, number] {
  return segments.reduce<[number, number]>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
}
