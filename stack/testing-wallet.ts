import type { Wagering } from "@parlour/wagering";
import { type RoundWallet, roundWallet } from "@parlour/wagering/testing/round-wallet";

/** Disables the stake limits, so that tests of other rules can use any stake. */
const anyStake = { minMinor: 0, maxMinor: Number.MAX_SAFE_INTEGER };

/** Plays rounds in a running product as a game does, with amounts as plain numbers. */
export function gameWalletOf({ ports }: { ports: { wagering: Wagering } }): RoundWallet {
  const wallet = roundWallet(ports.wagering);
  return { ...wallet, apply: (operation) => wallet.apply({ limits: anyStake, ...operation }) };
}
