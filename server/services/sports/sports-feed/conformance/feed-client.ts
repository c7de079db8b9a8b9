import { sendFeedMessage } from "@parlour/contracts/calls/sports/sports-feed/send-feed-message";
import type { SportsEvent } from "@parlour/contracts/entities/sports-event";
import { createSignedClient, type FeedAccess } from "../../../../kit/feeds/feed-client.ts";

/** Creates a trading provider's client, which relies only on the published contract. */
export function createFeedClient(access: FeedAccess) {
  const client = createSignedClient(access, sendFeedMessage.path);
  return {
    ...client,
    event: (id: string) => client.read<SportsEvent>(`/services/sportsbook/v1/events/${id}`),
  };
}

export type FeedClient = ReturnType<typeof createFeedClient>;
