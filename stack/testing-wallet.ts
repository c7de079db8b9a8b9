import type { Wagering } from "@parlour/wagering";
import { type RoundWallet, roundWallet } from "@parlour/wagering/testing/round-wallet";

/** Tests of other rules than the stake limits stake whatever they need. */
const anyStake = { minMinor: 0, maxMinor: Number.MAX_SAFE_INTEGER };

/** Rounds of a running product, asked as a game would ask, in plain numbers. */
export function gameWalletOf({ ports }: { ports: { wagering: Wagering } }): RoundWallet {
  const wallet = roundWallet(ports.wagering);
  return { ...wallet, apply: (operation) => wallet.apply({ limits: anyStake, ...operation }) };
}
