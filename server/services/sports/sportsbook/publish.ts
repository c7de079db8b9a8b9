import type { SportsEventChange, SportsIncident } from "@parlour/contracts/entities/sports-event";
import type { BusMessage } from "../../../kit/bus.ts";
import type { Kit } from "../../../kit/kit.ts";
import { publishChange } from "../../../kit/stream/stream-source.ts";
import { type Bet, eventIdsOf } from "./bet.ts";
import { isClosed, type SportsEventRecord } from "./event.ts";
import { readEvents } from "./event-store.ts";
import type { Events } from "./slip.ts";
import { marketsOnOffer } from "./trading.ts";
import { toBet } from "./view-bet.ts";
import { toMarket, toScoreboard, toSummary } from "./view-event.ts";

export const eventTopic = (event: string): string => `sports/events/${event}`;
export const liveTopic = "sports/live";
export const betsTopic = "sports/bets";

type Publisher = Pick<Kit, "bus" | "log" | "clock">;

/**
 * Publishes a change. A page that misses a message notices the gap in the version numbers, or reads the topic again
 * after a while.
 */
function publish(
  { bus, log }: Publisher,
  topic: string,
  version: number | null,
  data: object,
  playerId?: string,
): void {
  publishChange(bus, topic, { version, data: data as BusMessage }, playerId ?? null).catch((error: unknown) =>
    log.warn({ err: error, topic }, "a change was not published"),
  );
}

/** Publishes an event. Call it after the commit that changed the event. */
export function publishEvent(
  kit: Publisher,
  before: SportsEventRecord | undefined,
  after: SportsEventRecord,
  incidents: readonly SportsIncident[],
): void {
  const now = kit.clock.now();
  const textsOf = (event: SportsEventRecord) =>
    new Map(marketsOnOffer(event).map((market) => [market.id, JSON.stringify(market)]));
  const known = before ? textsOf(before) : new Map<string, string>();
  const offered = marketsOnOffer(after);
  const changed = offered.filter((market) => known.get(market.id) !== JSON.stringify(market));
  const kept = new Set(offered.map(({ id }) => id));
  const change: SportsEventChange = {
    status: after.status,
    startsAt: after.startsAt.toISOString(),
    isSuspended: isClosed(after, now),
    scoreboard: toScoreboard(after),
    markets: changed.map((market) => toMarket(after, market)),
    removed: [...known.keys()].filter((id) => !kept.has(id)),
    incidents: incidents.toReversed(),
  };
  publish(kit, eventTopic(after.id), after.version, change);
  if (after.status === "LIVE" || before?.status === "LIVE") {
    publish(kit, liveTopic, null, { event: toSummary(after, now) });
  }
}

/** Publishes bets. Call it after the commit that changed them. */
export function publishBets(kit: Publisher, bets: readonly Bet[], events: Events): void {
  for (const bet of bets) publish(kit, betsTopic, null, { bet: toBet(bet, events) }, bet.playerId);
}

/** Publishes a bet. Call it after the commit that changed the bet. */
export async function publishBet(kit: Kit, bet: Bet): Promise<void> {
  publishBets(kit, [bet], await readEvents(kit.db, eventIdsOf([bet])));
}
