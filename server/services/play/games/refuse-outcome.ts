import type { ErrorCode } from "@parlour/contracts/errors";
import type { Answer, WageringOutcome } from "@parlour/wagering/outcomes";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { major } from "./round-answers.ts";

/** Maps a refused operation to the contract's error. */
export function refuseOutcome(
  answer: Pick<Answer, "outcome" | "balance" | "openWager" | "bonusMaxStake" | "refusal">,
  currency: string,
): Refusal {
  const { outcome, balance, openWager, bonusMaxStake, refusal } = answer;
  if (refusal) return refuse(refusal.code as ErrorCode, refusal.details);
  const refusals: Partial<Record<WageringOutcome, () => Refusal>> = {
    INSUFFICIENT_FUNDS: () => refuse("INSUFFICIENT_FUNDS", { balance: major(balance, currency), currency }),
    BONUS_MAX_BET: () => refuse("BONUS_MAX_BET", { maxBet: major(bonusMaxStake ?? 0n, currency), currency }),
    ROUND_OPEN: () => refuse("ROUND_UNFINISHED", { roundId: openWager }),
    WAGER_MISSING: () => refuse("NOT_FOUND"),
    WAGER_CLOSED: () => refuse("CONFLICT"),
    SEQUENCE: () => refuse("SEQUENCE_MISMATCH"),
    CONFLICT: () => refuse("CONFLICT"),
    ALREADY_REVERSED: () => refuse("CONFLICT"),
    ROLLED_BACK: () => refuse("TRANSACTION_ROLLED_BACK"),
    GRANT_UNUSABLE: () => refuse("NO_PROMOTIONAL_SPINS"),
    ACCOUNT_MISSING: () => refuse("INSUFFICIENT_FUNDS", { balance: 0, currency }),
  };
  const known = refusals[outcome];
  if (known) return known();
  return { ...refuse("OVERLOADED"), headers: { "retry-after": "1" } };
}
