import type { Kit } from "../../../kit/kit.ts";
import type { SportsFeed } from "../../../kit/ports/sports-feed.ts";
import { listKnownIds, listSequences } from "./event-store.ts";
import type { SportsbookPorts } from "./parts.ts";
import { receiveMessage } from "./receive-feed.ts";

/** Implements the port through which providers send messages to the sportsbook. */
export function createSportsFeed(kit: Kit, ports: SportsbookPorts): SportsFeed {
  const parts = { ...ports, kit };
  return {
    receive: (provider, message) => receiveMessage(parts, provider, message),
    listOpen: (provider) => listSequences(kit.db, provider),
    listKnown: (events) => listKnownIds(kit.db, events),
  };
}
