import { sendFeedMessage } from "@parlour/contracts/calls/sports/sports-feed/send-feed-message";
import type { SportsEvent } from "@parlour/contracts/entities/sports-event";
import { createSignedClient, type FeedAccess } from "../../../../kit/feeds/feed-client.ts";

/** A trading provider's client, which knows nothing but the contract. */
export function createFeedClient(access: FeedAccess) {
  const client = createSignedClient(access, sendFeedMessage.path);
  return {
    ...client,
    event: (id: string) => client.read<SportsEvent>(`/services/sportsbook/v1/events/${id}`),
  };
}

export type FeedClient = ReturnType<typeof createFeedClient>;
