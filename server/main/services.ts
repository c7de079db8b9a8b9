import type { Kit } from "../kit/kit.ts";
import type { DocumentProvider } from "../kit/ports/document-provider.ts";
import type { GameOffer } from "../kit/ports/game-offer.ts";
import type { Jackpots } from "../kit/ports/jackpots.ts";
import type { PaymentProvider } from "../kit/ports/payment-provider.ts";
import type { Service } from "../kit/service.ts";
import { createCaptcha, createSignIn, loginService } from "../services/identity/login-service/index.ts";
import {
  createOperationGuard,
  createSecondFactors,
  playerVerificationService,
} from "../services/identity/player-verification/index.ts";
import { createPlayers, profileService } from "../services/identity/profile/index.ts";
import {
  countPendingDocuments,
  profileProfilingService,
} from "../services/identity/profile-profiling/index.ts";
import { countPendingWithdrawals, listProblems, paymentAlerts } from "../services/money/payment/index.ts";
import { ledgerAlerts, walletGatewayService } from "../services/money/wallet-gateway/index.ts";
import {
  createOperatorAccounts,
  operatorAlerts,
  operatorService,
} from "../services/office/operator/index.ts";
import { operatorQueuesService } from "../services/office/operator-queues/index.ts";
import { sharedRoundsService } from "../services/play/shared-rounds/index.ts";
import { jurisdictions, jurisdictionsService } from "../services/protection/jurisdictions/index.ts";
import { countPendingApplications } from "../services/rewards/affiliates/index.ts";
import { analyticsService } from "../services/site/analytics/index.ts";
import { contactService, countOpenCases } from "../services/site/contact/index.ts";
import { contentService, contentStore } from "../services/site/content/index.ts";
import { geolocationService } from "../services/site/geolocation/index.ts";
import { helpService } from "../services/site/help/index.ts";
import { countWaitingChats, liveChatService } from "../services/site/live-chat/index.ts";
import { notificationsService } from "../services/site/notifications/index.ts";
import { siteConfigService, siteConfigStore } from "../services/site/site-config/index.ts";
import { cashierServices } from "./cashier-services.ts";
import { createGames } from "./game-services.ts";
import { createLobby } from "./lobby-services.ts";
import { referralServices } from "./referral-services.ts";
import { reportServices } from "./report-services.ts";
import { rewardServices } from "./reward-services.ts";
import { visitorLocation } from "./visitor-location.ts";
import { wageringService } from "./wagering-service.ts";

/** Companies outside that the product works with; the sandbox plays them itself. */
type Providers = {
  documents?: DocumentProvider;
  payments?(kit: Kit): readonly PaymentProvider[];
  /** For tests that need games of their own. */
  games?: { offer: GameOffer; hasArt(slug: string): boolean; jackpots: Jackpots } | undefined;
};

/**
 * Every service of the product, in the order in which they are migrated and started. Services do not know each
 * other: what one needs of another is handed over here.
 */
export function createServices(providers: Providers = {}): readonly Service[] {
  const games = createGames({ location: visitorLocation, catalogue: (kit) => lobby.catalogue(kit) });
  const lobby = createLobby({
    offer: () => providers.games?.offer ?? games.offer,
    jackpots: (kit) => providers.games?.jackpots ?? games.jackpots(kit),
    location: visitorLocation,
    hasArt: providers.games?.hasArt,
  });
  return [
    operatorService,
    siteConfigService,
    jurisdictionsService,
    geolocationService({ settings: siteConfigStore }),
    contentService({ settings: siteConfigStore, location: visitorLocation }),
    profileService({
      settings: siteConfigStore,
      location: visitorLocation,
      jurisdictions,
      signIn: (kit) =>
        createSignIn(kit, { location: visitorLocation(kit), jurisdictions: jurisdictions(kit) }),
      guard: (kit) =>
        createOperationGuard(kit, { settings: siteConfigStore(kit), players: createPlayers(kit) }),
    }),
    playerVerificationService({ players: createPlayers, settings: siteConfigStore }),
    loginService({
      players: createPlayers,
      factors: (kit) => createSecondFactors(kit, createPlayers(kit)),
      location: visitorLocation,
      jurisdictions,
    }),
    profileProfilingService({ settings: siteConfigStore, provider: providers.documents }),
    helpService({ content: contentStore, settings: siteConfigStore, location: visitorLocation }),
    notificationsService({ players: createPlayers }),
    contactService({ captcha: createCaptcha }),
    walletGatewayService,
    ...cashierServices({ providers: providers.payments ?? (() => []), location: visitorLocation }),
    ...games.services,
    ...rewardServices,
    wageringService,
    sharedRoundsService({ seats: games.seats, players: createPlayers }),
    ...lobby.services,
    liveChatService({ players: createPlayers, operators: createOperatorAccounts }),
    operatorQueuesService(
      {
        documents: countPendingDocuments,
        withdrawals: countPendingWithdrawals,
        payments: async (db, now) => (await listProblems(db, now)).length,
        contact: countOpenCases,
        chats: countWaitingChats,
        affiliates: countPendingApplications,
      },
      [operatorAlerts, ledgerAlerts, paymentAlerts],
    ),
    analyticsService,
    ...referralServices(),
    ...reportServices,
  ];
}
