import type { Kit } from "../kit/kit.ts";
import type { Service } from "../kit/service.ts";
import { createRacebook, type Racebook, racebookService } from "../services/racing/racebook/index.ts";
import type { IdentityPorts } from "./compose-identity.ts";
import type { PlayPorts } from "./compose-play.ts";

export type RacingPorts = { racebook: Racebook };

type RacingNeeds = Pick<IdentityPorts, "players"> & Pick<PlayPorts, "wagering">;

export function createRacingPorts(kit: Kit, { players, wagering }: RacingNeeds): RacingPorts {
  return { racebook: createRacebook({ kit, players, wagering }) };
}

export const racingServices = ({ racebook }: RacingPorts): readonly Service[] => [racebookService(racebook)];
