import { sendRacingMessage as call } from "@parlour/contracts/calls/racing/racing-feed/send-racing-message";
import type { Kit } from "../../../kit/kit.ts";
import type { ProviderSource } from "../../../kit/ports/provider-source.ts";
import type { RacingFeed } from "../../../kit/ports/racing-feed.ts";
import { signedProviders } from "../../../kit/providers/signed-providers.ts";
import { signedSource } from "../../../kit/providers/signed-source.ts";
import type { Service } from "../../../kit/service.ts";
import { sendRacingMessage } from "./routes/send-racing-message.ts";

export const racingFeedProviders = signedProviders({
  kind: "RACING_FEED",
  purpose: "racing-feed",
  table: "racing_feed.provider",
  word: { command: "feed", subject: "feed-provider" },
});

export const racingFeedSource = (kit: Kit): ProviderSource =>
  signedSource(kit, { kind: "RACING_FEED", accounts: racingFeedProviders, path: call.path });

/** The signed entry point for racing providers; the racebook applies what they send. */
export function racingFeedService(ports: { feed: RacingFeed }): Service {
  return {
    name: "racing-feed",
    migrations: new URL("migrations/", import.meta.url),
    authoriseProvider: racingFeedProviders.authorise,
    async start({ db, config }) {
      await racingFeedProviders.noteSecrets(db, config);
      return async () => {};
    },
    routes: () => [sendRacingMessage(ports.feed)],
  };
}
