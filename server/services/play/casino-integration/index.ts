import type { Kit } from "../../../kit/kit.ts";
import type { GameWallet } from "../../../kit/ports/game-wallet.ts";
import type { Service } from "../../../kit/service.ts";
import { listPromotionalSpins, type SpinSettings } from "./routes/list-promotional-spins.ts";

type Ports = { wallet(kit: Kit): GameWallet; settings(kit: Kit): SpinSettings };

export function casinoIntegrationService({ wallet, settings }: Ports): Service {
  return {
    name: "casino-integration",
    routes: (kit) => [listPromotionalSpins(wallet(kit), settings(kit))],
  };
}
