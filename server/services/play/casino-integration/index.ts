import type { StakeGrants } from "@parlour/wagering/stake-grants";
import type { Kit } from "../../../kit/kit.ts";
import type { Service } from "../../../kit/service.ts";
import { listPromotionalSpins, type SpinSettings } from "./routes/list-promotional-spins.ts";

type Ports = { grants(kit: Kit): StakeGrants; settings(kit: Kit): SpinSettings };

export function casinoIntegrationService({ grants, settings }: Ports): Service {
  return {
    name: "casino-integration",
    routes: (kit) => [listPromotionalSpins(grants(kit), settings(kit))],
  };
}
