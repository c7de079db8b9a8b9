import type { Kit } from "@parlour/server/kit/kit";
import { wageringOf } from "@parlour/server/main/wagering";
import { type RoundWallet, roundWallet } from "@parlour/wagering/testing/round-wallet";

/** Rounds of a running product, asked as a game would ask, in plain numbers. */
export function gameWalletOf(kit: Kit): RoundWallet {
  return roundWallet(wageringOf(kit));
}
