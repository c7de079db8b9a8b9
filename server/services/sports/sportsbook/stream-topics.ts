import type { SportsEvent } from "@parlour/contracts/entities/sports-event";
import type { Kit } from "../../../kit/kit.ts";
import type { StreamSource } from "../../../kit/stream/stream-source.ts";
import { listBets } from "./bet-store.ts";
import { findEvent, listEvents, listIncidents, readEvents } from "./event-store.ts";
import { pageKeyText } from "./page-key.ts";
import { betsTopic, eventTopic, liveTopic } from "./publish.ts";
import { toBet } from "./view-bet.ts";
import { toEvent, toSummary } from "./view-event.ts";

const mostIncidents = 30;
const mostLive = 200;
const mostBets = 50;

export async function readEventView({ db, clock }: Kit, id: string): Promise<SportsEvent | undefined> {
  const event = await findEvent(db, id);
  return event && toEvent(event, await listIncidents(db, id, mostIncidents), clock.now());
}

/**
 * The topics that pages can subscribe to, each with its initial snapshot. publish.ts sends the changes after
 * that.
 */
export function sportsTopics(kit: Kit): readonly StreamSource[] {
  const { db, clock } = kit;
  return [
    {
      pattern: eventTopic("{event}"),
      access: "anyone",
      async snapshot({ event }) {
        const view = await readEventView(kit, event!);
        return view && { version: view.version, data: view };
      },
    },
    {
      pattern: liveTopic,
      access: "anyone",
      async snapshot() {
        const now = clock.now();
        const events = await listEvents(db, { status: "live", now, limit: mostLive });
        return { version: null, data: { events: events.map((event) => toSummary(event, now)) } };
      },
    },
    {
      pattern: betsTopic,
      access: "player",
      async snapshot(_params, playerId) {
        const found = await listBets(db, { playerId: playerId!, isOpen: true, limit: mostBets + 1 });
        const bets = found.slice(0, mostBets);
        const last = bets.at(-1);
        const ids = bets.flatMap(({ selections }) => selections.map(({ eventId }) => eventId));
        const events = await readEvents(db, ids);
        const olderCursor =
          found.length > mostBets && last ? pageKeyText({ at: last.placedAt, id: last.id }) : null;
        return { version: null, data: { bets: bets.map((bet) => toBet(bet, events)), olderCursor } };
      },
    },
  ];
}
