import { DEFAULT_TIER_LABEL, POLL_INTERVAL_MS } from "@parlour/contracts/constants";
import type { Loyalty } from "@parlour/contracts/entities/loyalty";
import { usePlayerResource } from "../../player-events.ts";
import { readLoyalty } from "./read-loyalty.ts";

/**
 * The player's loyalty status, read every half minute and when money or points change; null if the programme
 * is off.
 */
export function useLoyalty(session: string, loaded: Loyalty | null): Loyalty | null {
  const resource = {
    key: `loyalty ${session}`,
    read: (signal: AbortSignal) => readLoyalty(session, signal),
  };
  const { value } = usePlayerResource(session, loaded === null ? null : resource, {
    initial: loaded,
    intervalMs: POLL_INTERVAL_MS.loyalty,
    eventTypes: ["balances", "loyalty"],
  });
  return value ?? null;
}

export type TierLook = { name: string; colour: string; rank: number };

/** Returns the player's tier. Tiers are listed from the lowest up; a player without a tier is shown in the lowest. */
export function tierOf({ currentTierId, tiersInfo }: Loyalty): TierLook {
  const rank = Math.max(0, Object.keys(tiersInfo).indexOf(currentTierId ?? ""));
  const tier = tiersInfo[currentTierId ?? ""];
  return { name: tier?.name ?? DEFAULT_TIER_LABEL, colour: tier?.colour ?? "#a9b4c2", rank };
}
