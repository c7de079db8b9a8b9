import { feedProviders } from "../../../kit/feeds/feed-providers.ts";
import type { RacingFeed } from "../../../kit/ports/racing-feed.ts";
import type { Service } from "../../../kit/service.ts";
import { sendRacingMessage } from "./routes/send-racing-message.ts";

export const racingFeedProviders = feedProviders("racing-feed");

/** The signed entry point for racing providers; the racebook applies what they send. */
export function racingFeedService(ports: { feed: RacingFeed }): Service {
  return {
    name: "racing-feed",
    migrations: new URL("migrations/", import.meta.url),
    authoriseProvider: racingFeedProviders.authorise,
    routes: () => [sendRacingMessage(ports.feed)],
  };
}
