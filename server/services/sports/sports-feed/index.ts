import type { SportsFeed } from "../../../kit/ports/sports-feed.ts";
import type { Service } from "../../../kit/service.ts";
import { checkSignatures } from "../../../kit/signed-requests.ts";
import { feedProviderKey } from "./provider-keys.ts";
import { findProvider } from "./provider-store.ts";
import { sendFeedMessage } from "./routes/send-feed-message.ts";

export { createProvider, rotateProviderKey } from "./change-provider.ts";
export { feedProviderKey } from "./provider-keys.ts";
export { addProvider } from "./provider-store.ts";

/** The signed entry point for trading providers; the sportsbook applies what they send. */
export function sportsFeedService(ports: { feed: SportsFeed }): Service {
  return {
    name: "sports-feed",
    migrations: new URL("migrations/", import.meta.url),
    authoriseProvider: ({ config, db, clock }) =>
      checkSignatures(clock, async (id) => {
        const provider = await findProvider(db, id);
        return {
          key: feedProviderKey(config, id, provider?.keyVersion ?? 0),
          isEnabled: provider?.isEnabled ?? false,
        };
      }),
    routes: () => [sendFeedMessage(ports.feed)],
  };
}
