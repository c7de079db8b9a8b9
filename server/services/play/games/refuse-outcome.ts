import type { WalletAnswer, WalletOutcome } from "../../../kit/ports/game-wallet.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { major } from "./round-answers.ts";

/** What the wallet said no to, in the words of the contract. */
export function refuseOutcome(
  { outcome, balanceMinor, openRound }: Pick<WalletAnswer, "outcome" | "balanceMinor" | "openRound">,
  currency: string,
): Refusal {
  const refusals: Partial<Record<WalletOutcome, () => Refusal>> = {
    INSUFFICIENT_FUNDS: () =>
      refuse("INSUFFICIENT_FUNDS", { balance: major(balanceMinor, currency), currency }),
    BONUS_MAX_BET: () => refuse("BONUS_MAX_BET"),
    ROUND_OPEN: () => refuse("ROUND_UNFINISHED", { roundId: openRound }),
    ROUND_MISSING: () => refuse("NOT_FOUND"),
    ROUND_OVER: () => refuse("CONFLICT"),
    SEQUENCE: () => refuse("SEQUENCE_MISMATCH"),
    CONFLICT: () => refuse("CONFLICT"),
    ALREADY_REVERSED: () => refuse("CONFLICT"),
    ROLLED_BACK: () => refuse("TRANSACTION_ROLLED_BACK"),
    NO_SPINS: () => refuse("NO_PROMOTIONAL_SPINS"),
    ACCOUNT_MISSING: () => refuse("INSUFFICIENT_FUNDS", { balance: 0, currency }),
  };
  const known = refusals[outcome];
  if (known) return known();
  return { ...refuse("OVERLOADED"), headers: { "retry-after": "1" } };
}
