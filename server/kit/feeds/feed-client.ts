import { signRequest } from "../signed-requests.ts";

export type FeedAccess = { origin: string; provider: string; key: string };

/** Creates a client that sends messages to a feed as a provider would, relying only on the published contract. */
export function createSignedClient({ origin, provider, key }: FeedAccess, path: string) {
  const post = async (messages: readonly object[], change: { key?: string; ageSeconds?: number } = {}) => {
    const body = JSON.stringify({ messages });
    const timestamp = String(Math.floor(Date.now() / 1000) - (change.ageSeconds ?? 0));
    const signature = signRequest(change.key ?? key, timestamp, path, body);
    const response = await fetch(`${origin}${path}`, {
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
    /** Reads JSON that any visitor of the site can read, to see the effect of messages. */
    async read<Answer>(at: string): Promise<Answer> {
      const response = await fetch(`${origin}${at}`);
      if (!response.ok) throw new Error(`${at} answered ${response.status}`);
      return (await response.json()) as Answer;
    },
  };
}

export type SignedClient = ReturnType<typeof createSignedClient>;
