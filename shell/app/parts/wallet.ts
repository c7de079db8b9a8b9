import type { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { POLL_INTERVAL_MS } from "@parlour/contracts/constants";
import type { Balance } from "@parlour/contracts/entities/balance";
import { client } from "@parlour/web/api/client";
import { startPolling } from "@parlour/web/api/polling";
import { useEffect, useSyncExternalStore } from "react";
import { onceOpen, openPlayerEvents } from "../player-events.ts";
import type { Player } from "./player.server.ts";

const readBalances = client<typeof listBalances>(
  "GET",
  "/services/wallet-gateway/v1/profiles/{session}/balances",
);

type Balances = readonly Balance[];

// One wallet for the whole page: the header keeps it up to date, everything else reads it.
let wallet: { session: string; balances: Balances } | null = null;
const listeners = new Set<() => void>();

function keep(session: string, balances: Balances): void {
  wallet = { session, balances };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The newest balances that this page knows; those that it was rendered with until others have come. */
export function useBalances({ session, balances }: Player): Balances | null {
  const newest = () => (wallet?.session === session ? wallet.balances : null);
  return useSyncExternalStore(subscribe, newest, () => null) ?? balances;
}

/** Asks every half minute, and at once when the wallet says that money moved. */
export function useLiveWallet({ session, balances }: Player): void {
  const exists = balances !== null;
  useEffect(() => {
    if (!exists) return;
    const { events, close } = openPlayerEvents(session);
    const polling = startPolling({
      intervalMs: POLL_INTERVAL_MS.balances,
      events,
      eventTypes: ["balances"],
      poll: async (signal) => keep(session, await readBalances({ session, signal })),
    });
    onceOpen(events, polling.refetch);
    return () => {
      polling.stop();
      close();
    };
  }, [session, exists]);
}
