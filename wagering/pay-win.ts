import { type AccountRef, playerAccount, type Transfer } from "@parlour/ledger";
import type { DecisionState } from "./decision.ts";
import { currentAccount, payOut, shareOut } from "./purses.ts";
import type { PursePart, Wager } from "./wager.ts";

/**
 * Splits a payment for a wager in proportion to its stakes, or assigns all of it to the account that the grant
 * names.
 */
export function sharesOf({ grant }: DecisionState, wager: Wager, amount: bigint): PursePart[] {
  if (wager.grantId === null && wager.purses.length > 0) return shareOut(amount, wager.purses);
  const kind = wager.grantId === null ? "cash" : (grant?.credit ?? "cash");
  return [{ id: playerAccount(wager.playerId, kind, wager.currency).id, amount }];
}

/** Pays an amount to the purses that staked. If a bonus has ended, its share goes to the successor account. */
export function payWinTo(state: DecisionState, wager: Wager, amount: bigint, payer: AccountRef): Transfer[] {
  const accountOf = (id: string) => currentAccount(wager.playerId, wager.currency, state.purses, id);
  return payOut(payer, sharesOf(state, wager, amount), accountOf);
}
