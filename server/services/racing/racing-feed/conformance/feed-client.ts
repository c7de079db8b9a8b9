import type { Answer } from "@parlour/contracts/call";
import type { getRace } from "@parlour/contracts/calls/racing/racebook/get-race";
import { sendRacingMessage } from "@parlour/contracts/calls/racing/racing-feed/send-racing-message";
import { createSignedClient, type FeedAccess } from "../../../../kit/feeds/feed-client.ts";

/** Creates a racing provider's client, which relies only on the published contract. */
export function createRacingFeedClient(access: FeedAccess) {
  const client = createSignedClient(access, sendRacingMessage.path);
  return {
    ...client,
    race: (id: string) => client.read<Answer<typeof getRace>>(`/services/racing/v1/races/${id}`),
  };
}

export type RacingFeedClient = ReturnType<typeof createRacingFeedClient>;
