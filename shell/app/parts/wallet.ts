import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { POLL_INTERVAL_MS } from "@parlour/contracts/constants";
import type { Balance } from "@parlour/contracts/entities/balance";
import { callResource } from "@parlour/web/api/call-resource";
import { usePlayerResource } from "../player-events.ts";
import type { Player } from "./player.server.ts";

/**
 * The newest balances, shared by the header, the wallet and the cashier; null if the player has no wallet.
 */
export function useBalances({ session, balances }: Player): readonly Balance[] | null {
  const resource = balances === null ? null : callResource(listBalances, { session });
  const { value } = usePlayerResource(session, resource, {
    initial: balances,
    intervalMs: POLL_INTERVAL_MS.balances,
    eventTypes: ["balances"],
  });
  return value ?? null;
}
