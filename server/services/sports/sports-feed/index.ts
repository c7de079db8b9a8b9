import { sendFeedMessage as call } from "@parlour/contracts/calls/sports/sports-feed/send-feed-message";
import type { Kit } from "../../../kit/kit.ts";
import type { ProviderSource } from "../../../kit/ports/provider-source.ts";
import type { SportsFeed } from "../../../kit/ports/sports-feed.ts";
import { signedProviders } from "../../../kit/providers/signed-providers.ts";
import { signedSource } from "../../../kit/providers/signed-source.ts";
import type { Service } from "../../../kit/service.ts";
import { sendFeedMessage } from "./routes/send-feed-message.ts";

export const sportsFeedProviders = signedProviders({
  kind: "SPORTS_FEED",
  purpose: "sports-feed",
  table: "sports_feed.provider",
  word: { command: "feed", subject: "feed-provider" },
});

type BuiltIn = { id: string; name: string; note: string };

/** Describes the trading providers to operators, including those that run inside this server. */
export function sportsFeedSource(
  kit: Kit,
  { feed, builtIn }: { feed: Pick<SportsFeed, "listOpen">; builtIn: readonly BuiltIn[] },
): ProviderSource {
  return signedSource(kit, {
    kind: "SPORTS_FEED",
    accounts: sportsFeedProviders,
    path: call.path,
    builtIn: builtIn.map((one) => ({
      ...one,
      async test() {
        const open = await feed.listOpen(one.id);
        const markets = open.reduce((sum, event) => sum + event.markets, 0);
        return `${open.length} open events with ${markets} markets.`;
      },
    })),
  });
}

/** The signed entry point for trading providers; the sportsbook applies what they send. */
export function sportsFeedService(ports: { feed: SportsFeed }): Service {
  return {
    name: "sports-feed",
    migrations: new URL("migrations/", import.meta.url),
    authoriseProvider: sportsFeedProviders.authorise,
    async start({ db, config }) {
      await sportsFeedProviders.noteSecrets(db, config);
      return async () => {};
    },
    routes: () => [sendFeedMessage(ports.feed)],
  };
}
