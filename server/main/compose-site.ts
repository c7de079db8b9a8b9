import { gameDocumentOf } from "@parlour/games/kit/math/game-document";
import type { Kit } from "../kit/kit.ts";
import type { Captcha } from "../kit/ports/captcha.ts";
import type { OperatorAccounts } from "../kit/ports/operator-accounts.ts";
import type { PaymentGroups } from "../kit/ports/payment-groups.ts";
import type { PlayerProtection } from "../kit/ports/player-protection.ts";
import type { Players } from "../kit/ports/players.ts";
import type { ReferralDays } from "../kit/ports/referral-days.ts";
import type { VisitorLocation } from "../kit/ports/visitor-location.ts";
import type { Service } from "../kit/service.ts";
import type { GameRegistry } from "../services/play/games/index.ts";
import { analyticsService } from "../services/site/analytics/index.ts";
import { brandsService } from "../services/site/brands/index.ts";
import { contactService } from "../services/site/contact/index.ts";
import { type ContentStore, contentService, createContentStore } from "../services/site/content/index.ts";
import {
  createSiteExclusions,
  createVisitorLocation,
  geolocationService,
  type SiteExclusions,
} from "../services/site/geolocation/index.ts";
import { createHelpIndex, helpService } from "../services/site/help/index.ts";
import { liveChatService } from "../services/site/live-chat/index.ts";
import { notificationsService } from "../services/site/notifications/index.ts";
import {
  createSiteConfigStore,
  referralDays,
  type SiteConfigStore,
  siteConfigService,
} from "../services/site/site-config/index.ts";
import { siteStatusService } from "../services/site/site-status/index.ts";
import {
  type ReadSupportPlayer,
  supportDesk,
  supportDeskService,
} from "../services/site/support-desk/index.ts";

export type SitePorts = {
  settings: SiteConfigStore;
  content: ContentStore;
  /** The locations where the site is not offered. */
  exclusions: SiteExclusions;
  location: VisitorLocation;
  referralDays: ReferralDays;
};

export function createSitePorts(kit: Kit): SitePorts {
  const settings = createSiteConfigStore(kit);
  const exclusions = createSiteExclusions(kit);
  return {
    settings,
    content: createContentStore(kit, settings),
    exclusions,
    location: createVisitorLocation(kit, { settings, exclusions }),
    referralDays,
  };
}

type SiteNeeds = SitePorts & {
  paymentGroups: PaymentGroups;
  protection: PlayerProtection;
  players: Players;
  captcha: Captcha;
  operators: OperatorAccounts;
  games: GameRegistry;
  readSupportPlayer: ReadSupportPlayer;
};

export function siteServices(kit: Kit, ports: SiteNeeds): readonly Service[] {
  return [
    siteConfigService(ports),
    geolocationService(ports),
    contentService({
      ...ports,
      describeGame(slug, words) {
        const game = ports.games.findBySlug(slug);
        return game && gameDocumentOf(game, words);
      },
    }),
    helpService({ ...ports, index: createHelpIndex(kit, ports) }),
    notificationsService(ports),
    contactService({ ...ports, support: supportDesk }),
    liveChatService({ ...ports, support: supportDesk }),
    // The first migration of the support desk reads the tables of contact messages and live chats.
    supportDeskService({ readPlayer: ports.readSupportPlayer }),
    analyticsService,
    brandsService,
    siteStatusService,
  ];
}
