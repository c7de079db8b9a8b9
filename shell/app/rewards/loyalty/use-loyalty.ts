import { DEFAULT_TIER_LABEL, POLL_INTERVAL_MS } from "@parlour/contracts/constants";
import type { Loyalty } from "@parlour/contracts/entities/loyalty";
import { startPolling } from "@parlour/web/api/polling";
import { useEffect, useState } from "react";
import { onceOpen, openPlayerEvents } from "../../player-events.ts";
import { readLoyalty } from "./read-loyalty.ts";

/** The player's loyalty data: polled every 30 seconds, and refreshed when money or points move. */
export function useLoyalty(session: string, loaded: Loyalty | null): Loyalty | null {
  const [loyalty, setLoyalty] = useState(loaded);
  const isOffered = loaded !== null;
  useEffect(() => {
    if (!isOffered) return;
    const { events, close } = openPlayerEvents(session);
    const polling = startPolling({
      intervalMs: POLL_INTERVAL_MS.loyalty,
      events,
      eventTypes: ["balances", "loyalty"],
      poll: async (signal) => setLoyalty(await readLoyalty(session, signal)),
    });
    onceOpen(events, polling.refetch);
    return () => {
      polling.stop();
      close();
    };
  }, [session, isOffered]);
  return loyalty;
}

export type TierLook = { name: string; colour: string; rank: number };

/** Tiers are in ascending order; a player without one has the first. */
export function tierOf({ currentTierId, tiersInfo }: Loyalty): TierLook {
  const rank = Math.max(0, Object.keys(tiersInfo).indexOf(currentTierId ?? ""));
  const tier = tiersInfo[currentTierId ?? ""];
  return { name: tier?.name ?? DEFAULT_TIER_LABEL, colour: tier?.colour ?? "#a9b4c2", rank };
}
