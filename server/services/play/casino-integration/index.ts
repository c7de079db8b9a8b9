import type { GameWallet } from "../../../kit/ports/game-wallet.ts";
import type { Service } from "../../../kit/service.ts";
import { listPromotionalSpins, type SpinSettings } from "./routes/list-promotional-spins.ts";

type Ports = { wallet: GameWallet; settings: SpinSettings };

export function casinoIntegrationService({ wallet, settings }: Ports): Service {
  return {
    name: "casino-integration",
    routes: () => [listPromotionalSpins(wallet, settings)],
  };
}
