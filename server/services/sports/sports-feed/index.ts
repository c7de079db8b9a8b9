import { feedProviders } from "../../../kit/feeds/feed-providers.ts";
import type { SportsFeed } from "../../../kit/ports/sports-feed.ts";
import type { Service } from "../../../kit/service.ts";
import { sendFeedMessage } from "./routes/send-feed-message.ts";

export const sportsFeedProviders = feedProviders("sports-feed");

/** The signed entry point for trading providers; the sportsbook applies what they send. */
export function sportsFeedService(ports: { feed: SportsFeed }): Service {
  return {
    name: "sports-feed",
    migrations: new URL("migrations/", import.meta.url),
    authoriseProvider: sportsFeedProviders.authorise,
    routes: () => [sendFeedMessage(ports.feed)],
  };
}
