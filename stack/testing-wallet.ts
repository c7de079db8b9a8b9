import type { Kit } from "@parlour/server/kit/kit";
import { wageringOf } from "@parlour/server/main/wagering";
import { type RoundWallet, roundWallet } from "@parlour/wagering/testing/round-wallet";

/** Tests of other rules than the stake limits stake whatever they need. */
const anyStake = { minMinor: 0, maxMinor: Number.MAX_SAFE_INTEGER };

/** Rounds of a running product, asked as a game would ask, in plain numbers. */
export function gameWalletOf(kit: Kit): RoundWallet {
  const wallet = roundWallet(wageringOf(kit));
  return { ...wallet, apply: (operation) => wallet.apply({ limits: anyStake, ...operation }) };
}
