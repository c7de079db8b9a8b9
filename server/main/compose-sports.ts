import type { Kit } from "../kit/kit.ts";
import type { SportsFeed } from "../kit/ports/sports-feed.ts";
import type { Service } from "../kit/service.ts";
import { sportsCalendarService } from "../services/sports/sports-calendar/index.ts";
import { sportsFeedService } from "../services/sports/sports-feed/index.ts";
import {
  createLiabilityLimits,
  createPricing,
  createSportsFeed,
  type SportsbookPorts,
  sportsbookService,
} from "../services/sports/sportsbook/index.ts";
import { virtualSportsService } from "../services/sports/virtual-sports/index.ts";
import type { IdentityPorts } from "./compose-identity.ts";
import type { PlayPorts } from "./compose-play.ts";
import type { SitePorts } from "./compose-site.ts";

export type SportsPorts = {
  sportsbook: SportsbookPorts;
  sportsFeed: SportsFeed;
};

export function createSportsPorts(kit: Kit, { wagering, players }: PlayPorts & IdentityPorts): SportsPorts {
  const sportsbook = { wagering, players, pricing: createPricing(), liability: createLiabilityLimits(kit) };
  return { sportsbook, sportsFeed: createSportsFeed(kit, sportsbook) };
}

export function sportsServices({
  sportsbook,
  sportsFeed,
  location,
}: SportsPorts & Pick<SitePorts, "location">): readonly Service[] {
  return [
    sportsbookService({ ...sportsbook, location }),
    sportsFeedService({ feed: sportsFeed }),
    sportsCalendarService({ feed: sportsFeed, pricing: sportsbook.pricing }),
    virtualSportsService({ feed: sportsFeed }),
  ];
}
