import { listPromotionalSpins as call } from "@parlour/contracts/calls/play/casino-integration/list-promotional-spins";
import type { GameWallet } from "../../../../kit/ports/game-wallet.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";

export type SpinSettings = { get(): Promise<{ isPromotionalSpinEnabled: boolean }> };

export function listPromotionalSpins(
  wallet: Pick<GameWallet, "playableSpins">,
  settings: SpinSettings,
): Route {
  return route(call, async ({ session }) => {
    if (!(await settings.get()).isPromotionalSpinEnabled) return refuse("FEATURE_DISABLED");
    const spins = await wallet.playableSpins(session.playerId);
    return { games: [...new Set(spins.map(({ gameId }) => gameId))] };
  });
}
