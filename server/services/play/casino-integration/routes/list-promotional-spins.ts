import { listPromotionalSpins as call } from "@parlour/contracts/calls/play/casino-integration/list-promotional-spins";
import type { StakeGrants } from "@parlour/wagering/stake-grants";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";

export type SpinSettings = { get(): Promise<{ isPromotionalSpinEnabled: boolean }> };

export function listPromotionalSpins(grants: Pick<StakeGrants, "playable">, settings: SpinSettings): Route {
  return route(call, async ({ session }) => {
    if (!(await settings.get()).isPromotionalSpinEnabled) return refuse("FEATURE_DISABLED");
    const spins = await grants.playable(session.playerId);
    return { games: [...new Set(spins.map(({ productId }) => productId))] };
  });
}
