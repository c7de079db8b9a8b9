import type { Wagering } from "@parlour/wagering";
import type { Service } from "../../../kit/service.ts";
import { listPromotionalSpins, type SpinSettings } from "./routes/list-promotional-spins.ts";

type Ports = { wagering: Pick<Wagering, "grants">; settings: SpinSettings };

export function casinoIntegrationService({ wagering, settings }: Ports): Service {
  return {
    name: "casino-integration",
    routes: () => [listPromotionalSpins(wagering.grants, settings)],
  };
}
