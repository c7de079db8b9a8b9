import type { Kit } from "../kit/kit.ts";
import type { DocumentProvider } from "../kit/ports/document-provider.ts";
import type { Places } from "../kit/ports/places.ts";
import type { Service } from "../kit/service.ts";
import { analyticsService } from "../services/analytics/index.ts";
import { contentService } from "../services/content/index.ts";
import { createSignIn, loginService } from "../services/login-service/index.ts";
import {
  createOperationGuard,
  createSecondFactors,
  playerVerificationService,
} from "../services/player-verification/index.ts";
import { createPlayers, profileService } from "../services/profile/index.ts";
import { profileProfilingService } from "../services/profile-profiling/index.ts";
import { siteConfigService, siteConfigStore } from "../services/site-config/index.ts";
import { walletGatewayService } from "../services/wallet-gateway/index.ts";

/** Companies outside that the product works with; the sandbox plays them itself. */
type Providers = { documents?: DocumentProvider };

/**
 * Every service of the product, in the order in which they are migrated and started. Services do not know each
 * other: what one needs of another is handed over here.
 */
export function createServices(providers: Providers = {}): readonly Service[] {
  return [
    siteConfigService,
    contentService({ languageDefault: async (kit) => (await siteConfigStore(kit).get()).languageDefault }),
    profileService({
      settings: siteConfigStore,
      signIn: (kit) => createSignIn(kit, placesOf(kit)),
      guard: (kit) =>
        createOperationGuard(kit, { settings: siteConfigStore(kit), players: createPlayers(kit) }),
    }),
    playerVerificationService({ players: createPlayers, settings: siteConfigStore }),
    loginService({
      players: createPlayers,
      factors: (kit) => createSecondFactors(kit, createPlayers(kit)),
      places: placesOf,
    }),
    profileProfilingService({ settings: siteConfigStore, provider: providers.documents }),
    walletGatewayService,
    analyticsService,
  ];
}

/** Nobody is located by address: in the sandbox everybody stands in the site's own country. */
function placesOf(kit: Kit): Places {
  return {
    countryOf: async () =>
      kit.config.mode === "sandbox" ? (await siteConfigStore(kit).get()).countryCode : null,
  };
}
