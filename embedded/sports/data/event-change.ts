import type {
  SportsEvent,
  SportsEventChange,
  SportsEventSummary,
  SportsMarket,
} from "@parlour/contracts/entities/sports-event";

import { sportRank } from "../names/sport-names.ts";

/** The maximum number of incidents that are kept on a page. */
const KEPT_INCIDENTS = 30;

/** Applies an update to an event: inserts new markets, replaces changed ones and deletes removed ones. */
export function applyChange(event: SportsEvent, change: SportsEventChange): SportsEvent {
  const { markets: changed, removed, incidents, ...rest } = change;
  const news = new Map(changed.map((market) => [market.id, market]));
  const gone = new Set(removed);
  const kept = event.markets
    .filter(({ id }) => !gone.has(id))
    .map((market) => {
      const next = news.get(market.id);
      news.delete(market.id);
      return next ?? market;
    });
  const markets = [...kept, ...news.values()];
  return {
    ...event,
    ...rest,
    markets,
    marketCount: markets.length,
    mainMarket: mainMarketOf(event.mainMarket, markets),
    incidents: [...incidents, ...event.incidents].slice(0, KEPT_INCIDENTS),
  };
}

/** The main market with its latest prices; null if it is no longer offered. */
function mainMarketOf(before: SportsMarket | null, markets: readonly SportsMarket[]): SportsMarket | null {
  return markets.find(({ id }) => id === before?.id) ?? null;
}

/** Events by competition, in the order in which the competitions first appear. */
export function byCompetition(events: readonly SportsEventSummary[]): SportsEventSummary[][] {
  return [...Map.groupBy(events, ({ competition }) => competition.id).values()];
}

/** Events by sport, in the usual order of sports. */
export function bySport(events: readonly SportsEventSummary[]): SportsEventSummary[][] {
  const groups = [...Map.groupBy(events, ({ sport }) => sport)];
  return groups.toSorted(([one], [other]) => sportRank(one) - sportRank(other)).map(([, group]) => group);
}

/** Moves favourites to the front and keeps the order otherwise. */
export function favouritesFirst(
  events: readonly SportsEventSummary[],
  favourites: readonly string[],
): SportsEventSummary[] {
  const isFavourite = ({ competition, home, away }: SportsEventSummary) =>
    [competition.id, home.id, away.id].some((id) => favourites.includes(id));
  return [...events.filter(isFavourite), ...events.filter((event) => !isFavourite(event))];
}
