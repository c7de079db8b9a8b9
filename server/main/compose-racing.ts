import type { Kit } from "../kit/kit.ts";
import type { RacingFeed } from "../kit/ports/racing-feed.ts";
import type { Service } from "../kit/service.ts";
import {
  createRacebook,
  createRacingFeed,
  type Racebook,
  racebookService,
} from "../services/racing/racebook/index.ts";
import { racingFeedService } from "../services/racing/racing-feed/index.ts";
import type { IdentityPorts } from "./compose-identity.ts";
import type { PlayPorts } from "./compose-play.ts";
import type { SitePorts } from "./compose-site.ts";

export type RacingPorts = { racebook: Racebook; racingFeed: RacingFeed };

type RacingNeeds = Pick<IdentityPorts, "players"> & Pick<PlayPorts, "wagering">;

export function createRacingPorts(kit: Kit, { players, wagering }: RacingNeeds): RacingPorts {
  const racebook = createRacebook({ kit, players, wagering });
  return { racebook, racingFeed: createRacingFeed(racebook) };
}

export const racingServices = ({
  racebook,
  racingFeed,
  location,
}: RacingPorts & Pick<SitePorts, "location">): readonly Service[] => [
  racebookService(racebook, { location }),
  racingFeedService({ feed: racingFeed }),
];
