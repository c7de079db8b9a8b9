import type { GameFrameMessage } from "@parlour/contracts/game-frame";
import { isNewerBalance } from "@parlour/rules/balance-version";

type Balance = GameFrameMessage<"balance">;

/**
 * Returns the newer of two balances that tables reported. A table that was just opened first reports a balance
 * without a version, which may be older than the balance that other tables reported.
 */
export function newestBalance(known: Balance | null, reported: Balance): Balance {
  if (known === null) return reported;
  const [received, before] = [reported.balanceVersion ?? null, known.balanceVersion ?? null];
  if (received === null && before !== null) return known;
  return isNewerBalance(received, before) ? reported : known;
}
