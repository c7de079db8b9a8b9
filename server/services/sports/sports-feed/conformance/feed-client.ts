import { sendFeedMessage } from "@parlour/contracts/calls/sports/sports-feed/send-feed-message";
import type { SportsEvent } from "@parlour/contracts/entities/sports-event";
import { signRequest } from "../../../../kit/signed-requests.ts";

export type FeedAccess = { origin: string; provider: string; key: string };

/** A trading provider's client, which knows nothing but the contract. */
export function createFeedClient({ origin, provider, key }: FeedAccess) {
  const post = async (messages: readonly object[], change: { key?: string; ageSeconds?: number } = {}) => {
    const body = JSON.stringify({ messages });
    const timestamp = String(Math.floor(Date.now() / 1000) - (change.ageSeconds ?? 0));
    const signature = signRequest(change.key ?? key, timestamp, sendFeedMessage.path, body);
    const response = await fetch(`${origin}${sendFeedMessage.path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-provider": provider,
        "x-timestamp": timestamp,
        "x-signature": signature,
      },
      body,
    });
    const answer = (await response.json()) as { results: { outcome: string }[] };
    return { status: response.status, body: answer };
  };
  return {
    post,
    /** Sends messages and returns the outcome of each. */
    async send(...messages: object[]): Promise<string[]> {
      const { status, body } = await post(messages);
      if (status !== 200) throw new Error(`the feed answered ${status} ${JSON.stringify(body)}`);
      return body.results.map(({ outcome }) => outcome);
    },
    async event(id: string): Promise<SportsEvent> {
      const response = await fetch(`${origin}/services/sportsbook/v1/events/${id}`);
      if (!response.ok) throw new Error(`the event ${id} answered ${response.status}`);
      return (await response.json()) as SportsEvent;
    },
  };
}

export type FeedClient = ReturnType<typeof createFeedClient>;
