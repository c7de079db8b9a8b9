import type { FeedOutcome } from "@parlour/contracts/entities/feed";
import type { SportsIncident } from "@parlour/contracts/entities/sports-event";
import type { FeedMessage } from "@parlour/contracts/entities/sports-feed";
import {
  isVirtualEvent,
  type MatchState,
  parseMarketId,
  placeMarketOf,
  virtualSportsProvider,
} from "@parlour/sports";
import { placeMessage } from "../../../kit/feeds/sequence.ts";
import { type EventMarket, findSport, isOver, type SportsEventRecord } from "./event.ts";
import { noTrading, suspendOverrides } from "./trading.ts";

/** The result of applying a message: the updated event, and the incidents that the message reported. */
export type Applied = {
  outcome: FeedOutcome;
  event: SportsEventRecord | undefined;
  incidents: readonly SportsIncident[];
  /** Whether the score or the result has changed, in which case selections may be decided. */
  decides: boolean;
};

type Fixture = Pick<
  Extract<FeedMessage, { type: "fixture" }>,
  "sport" | "competition" | "home" | "away" | "players" | "startsAt" | "season" | "isOutright"
>;

const unchanged = (outcome: FeedOutcome, event: SportsEventRecord | undefined): Applied => ({
  outcome,
  event,
  incidents: [],
  decides: false,
});

/**
 * Applies a message to an event according to the rules of the feed: in which order messages are accepted, and what each
 * of them changes. It uses neither the clock nor the database.
 */
export function applyMessage(
  event: SportsEventRecord | undefined,
  message: FeedMessage,
  { provider, now }: { provider: string; now: Date },
): Applied {
  if (event === undefined) {
    if (message.type !== "fixture" && message.type !== "snapshot") return unchanged("UNKNOWN_EVENT", event);
    if (findSport(message.sport) === undefined) return unchanged("NOT_POSSIBLE", event);
    // The event id decides under which product a bet is booked, so no other provider may use ids of virtual events.
    if (isVirtualEvent(message.event) !== (provider === virtualSportsProvider))
      return unchanged("NOT_POSSIBLE", event);
    return change(newEvent(message, provider, now), message, now);
  }
  if (event.provider !== provider) return unchanged("NOT_POSSIBLE", event);
  const place = placeMessage(event, {
    sequence: message.sequence,
    isSnapshot: message.type === "snapshot",
  });
  if (place === "STALE") return unchanged("STALE", event);
  if (place === "GAP") {
    const isNew = !event.hasGap;
    return {
      ...unchanged("GAP", isNew ? { ...event, hasGap: true, version: event.version + 1 } : event),
    };
  }
  return change(event, message, now);
}

function change(event: SportsEventRecord, message: FeedMessage, now: Date): Applied {
  const next: SportsEventRecord = {
    ...event,
    sequence: message.sequence,
    version: event.version + 1,
    updatedAt: now,
    hasGap: false,
  };
  const applied = (changed: Partial<SportsEventRecord>, more: Partial<Applied> = {}): Applied => ({
    outcome: "APPLIED",
    event: { ...next, ...changed },
    incidents: [],
    decides: false,
    ...more,
  });
  const scored = { scoreVersion: next.version, clockAt: now };
  switch (message.type) {
    case "fixture":
      return applied(fixtureOf(message));
    case "prices":
      if (isOver(event)) return unchanged("NOT_POSSIBLE", event);
      return applied({ markets: mergeMarkets(event.markets, message) });
    case "suspension":
      return applied({ isSuspended: message.isSuspended });
    case "alive":
      return applied({ clockSeconds: message.clockSeconds, clockAt: now });
    case "score": {
      if (isOver(event)) return unchanged("NOT_POSSIBLE", event);
      const { clockSeconds, incidents } = message;
      const state = stateOf(message.state);
      const suspended = event.markets.map((market) => ({ ...market, isSuspended: true }));
      return applied(
        {
          ...scored,
          status: "LIVE",
          state,
          clockSeconds,
          markets: mergeMarkets(suspended, message),
          trading: suspendOverrides(event.trading, event.state, state),
        },
        { incidents, decides: true },
      );
    }
    case "result":
      // A result set by a trader is kept.
      if (event.trading.isResultManual) return applied({});
      if (event.isOutright && !message.state.ranking) return unchanged("NOT_POSSIBLE", event);
      if (!message.state.ended || event.status === "CANCELLED") return unchanged("NOT_POSSIBLE", event);
      return applied(
        {
          ...scored,
          status: "ENDED",
          state: stateOf(message.state),
          markets: [],
          endedAt: event.endedAt ?? now,
        },
        { decides: true },
      );
    case "cancellation":
      if (event.trading.isResultManual) return applied({});
      return applied(
        {
          ...scored,
          status: message.status,
          state: message.state ? stateOf(message.state) : event.state,
          markets: [],
          endedAt: event.endedAt ?? now,
        },
        { decides: true },
      );
    case "snapshot": {
      if (isOver(event)) return unchanged("NOT_POSSIBLE", event);
      const { score } = message;
      const state = score ? stateOf(score.state) : event.state;
      return applied(
        {
          ...fixtureOf(message),
          ...(score && { ...scored, clockSeconds: score.clockSeconds }),
          state,
          trading: suspendOverrides(event.trading, event.state, state),
          status: message.status,
          isSuspended: message.isSuspended,
          markets: mergeMarkets([], { markets: message.markets, removed: [] }),
        },
        { incidents: score?.incidents ?? [], decides: score !== null },
      );
    }
  }
}

/** Converts the state's type. The types differ only in undefined properties, which JSON does not have. */
const stateOf = (state: Extract<FeedMessage, { type: "result" }>["state"]): MatchState => state as MatchState;

function fixtureOf({ sport, competition, home, away, players, startsAt, season, isOutright }: Fixture) {
  return {
    sport,
    competition,
    home,
    away,
    players,
    startsAt: new Date(startsAt),
    season: season ?? null,
    isOutright: isOutright ?? false,
  };
}

function newEvent(message: Fixture & { event: string }, provider: string, now: Date): SportsEventRecord {
  return {
    id: message.event,
    provider,
    ...fixtureOf(message),
    status: "SCHEDULED",
    isSuspended: false,
    isHeld: false,
    hasGap: false,
    sequence: 0,
    version: 0,
    scoreVersion: 0,
    state: null,
    clockSeconds: 0,
    clockAt: now,
    markets: [],
    trading: noTrading,
    updatedAt: now,
    endedAt: null,
  };
}

type Prices = Pick<Extract<FeedMessage, { type: "prices" }>, "markets" | "removed">;

/** Merges a message's markets into the stored ones. Unknown markets are left out, because they could not be settled. */
function mergeMarkets(before: readonly EventMarket[], { markets, removed }: Prices): EventMarket[] {
  const gone = new Set(removed);
  const merged = new Map(before.filter(({ id }) => !gone.has(id)).map((market) => [market.id, market]));
  for (const { id, isSuspended, eachWay, outcomes } of markets) {
    const market = parseMarketId(id);
    if (market === undefined) continue;
    merged.set(id, {
      id,
      isSuspended,
      // Each-way terms that could not be settled are not offered.
      ...(eachWay && placeMarketOf(market, eachWay) && { eachWay }),
      outcomes: outcomes.map(({ id: outcome, price, chance }) => ({
        id: outcome,
        price: price === null ? null : Math.round(price * 1000),
        chance,
      })),
    });
  }
  return [...merged.values()];
}
