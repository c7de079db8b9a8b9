import type {
  Scoreboard,
  SportsEvent,
  SportsEventSummary,
  SportsIncident,
  SportsMarket,
  SportsMarketGroup,
  SportsParticipant,
} from "@parlour/contracts/entities/sports-event";
import {
  decidedBySegments,
  decimalOf,
  type Market,
  type MatchState,
  marketKinds,
  type Player,
  parseMarketId,
  playerIdOf,
  type Sport,
  turnOf,
} from "@parlour/sports";
import { betDelaySeconds } from "./betting-rules.ts";
import {
  type EventMarket,
  type EventParticipant,
  findSport,
  hasModel,
  isClosed,
  type SportsEventRecord,
} from "./event.ts";
import { isOverridden, marketsOnOffer } from "./trading.ts";

/** Converts an event for lists. `now` decides whether its prices are still valid. */
export function toSummary(event: SportsEventRecord, now: Date): SportsEventSummary {
  const main = findMainMarket(event);
  return {
    id: event.id,
    sport: event.sport,
    competition: event.competition,
    home: toParticipant(event.home),
    away: toParticipant(event.away),
    startsAt: event.startsAt.toISOString(),
    status: event.status,
    isOutright: event.isOutright,
    scoreboard: toScoreboard(event),
    isSuspended: isClosed(event, now),
    mainMarket: main ? toMarket(event, main) : null,
    marketCount: marketsOnOffer(event).length,
  };
}

export function toEvent(
  event: SportsEventRecord,
  incidents: readonly SportsIncident[],
  now: Date,
): SportsEvent {
  return {
    ...toSummary(event, now),
    version: event.version,
    markets: marketsOnOffer(event).map((market) => toMarket(event, market)),
    incidents: [...incidents],
    betDelaySeconds: event.status === "LIVE" ? betDelaySeconds(event.sport) : 0,
    canBuild: hasModel(event),
  };
}

function toParticipant({ strength: _, ...participant }: EventParticipant): SportsParticipant {
  return participant;
}

const winnerKinds = ["result", "winner"];

/** Returns the match-winner market: the first market of this kind that the sport defines. */
function findMainMarket(event: SportsEventRecord): EventMarket | undefined {
  const offer = findSport(event.sport)?.offers.find(({ kind }) => winnerKinds.includes(kind));
  if (!offer) return undefined;
  const { kind, of = "points", period = "match" } = offer;
  return marketsOnOffer(event).find(({ id }) => id.startsWith(`${kind}:${of}:${period}:`));
}

/** Derives the parts of a market's name from its id, which was checked when the feed sent it. */
export function toMarketName(id: string) {
  const { kind, of, period, line = null, side = null, number = null } = parseMarketId(id) as Market;
  return { id, kind, of, period, line, side, number };
}

export function toMarket(
  { players, trading }: Pick<SportsEventRecord, "players" | "trading">,
  { id, isSuspended, eachWay, outcomes }: EventMarket,
): SportsMarket {
  const name = toMarketName(id);
  return {
    ...name,
    group: groupOf(name),
    status: isSuspended ? "SUSPENDED" : "OPEN",
    canBuild:
      marketKinds[name.kind].builder && Number.isInteger((name.line ?? 0) * 2) && !isOverridden(trading, id),
    eachWay: eachWay ?? null,
    outcomes: outcomes.map((outcome) => ({
      id: outcome.id,
      price: outcome.price === null ? null : decimalOf(outcome.price),
      name: nameOfOutcome(players, id, outcome.id),
    })),
  };
}

/** Returns the name of the player whom an outcome is about; null for other outcomes. */
export function nameOfOutcome(players: readonly Player[], market: string, outcome: string): string | null {
  const parsed = parseMarketId(market);
  return playerName(players, parsed ? playerIdOf(parsed, outcome) : outcome);
}

export function playerName(players: readonly Player[], id: string): string | null {
  return players.find((player) => player.id === id)?.name ?? null;
}

function groupOf({ kind, of, period }: Pick<Market, "kind" | "of" | "period">): SportsMarketGroup {
  if (kind === "scorer" || kind === "nextScorer" || kind === "playerTotal") return "PLAYERS";
  if (kind === "overTotal" || kind === "overWicket") return "SCORE";
  if (of !== "points" && of !== "segments") return "STATISTICS";
  if (period !== "match" && period !== "reg") return "PERIODS";
  if (["result", "winner", "doubleChance", "drawNoBet", "bothScore", "outright"].includes(kind))
    return "MAIN";
  if (kind === "total" || kind === "teamTotal" || kind === "oddEven") return "TOTALS";
  if (kind === "handicap") return "HANDICAPS";
  return kind === "correctScore" || kind === "margin" || kind === "nextGoal" || kind === "nextPoint"
    ? "SCORE"
    : "SPECIALS";
}

/**
 * Sports whose scoreboard shows a match clock, and sports whose scoreboard shows the points of the current
 * game.
 */
const clocked = new Set(["football", "basketball", "american-football", "ice-hockey"]);
const rallied = new Set(["tennis"]);

type Scored = Pick<SportsEventRecord, "sport" | "state" | "clockSeconds" | "clockAt">;

export function toScoreboard({ sport: id, state, clockSeconds, clockAt }: Scored): Scoreboard | null {
  const sport = findSport(id);
  // A race has no segments, and therefore no score.
  if (state === null || sport === undefined || state.segments.length === 0) return null;
  const [, home = 0, away = 0] = state.detail;
  const turn = turnOf(id, state);
  return {
    score: scoreOf(sport, state),
    segments: state.segments.map(([h, a]) => [h, a]),
    clockSeconds,
    at: clockAt.toISOString(),
    hasClock: clocked.has(id),
    isRunning: !state.ended && (state.elapsed > 0 || state.segments.length === 1),
    turn: turn && { balls: null, wickets: null, outs: null, ...turn },
    rally: rallied.has(id) && !state.ended ? [home, away] : null,
    counts: Object.fromEntries(Object.entries(state.counts).map(([name, [h, a]]) => [name, [h, a]])),
  };
}

/** Returns the score that decides the match: points of all segments, or the number of segments won. */
export function scoreOf(sport: Sport, state: MatchState): [number, number] {
  const finished = state.ended ? state.segments : state.segments.slice(0, -1);
  if (decidedBySegments(sport)) {
    return [finished.filter(([h, a]) => h > a).length, finished.filter(([h, a]) => a > h).length];
  }
  return state.segments.reduce<[number, number]>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
}
