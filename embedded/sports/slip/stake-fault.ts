import { amountOf } from "@parlour/rules/money";
import { ApiError } from "@parlour/web/api/api-error";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { Translate } from "@parlour/web/i18n/translator";
import type { SlipBet } from "./slip-figures.ts";
import { type Slip, selectionKey } from "./slip-state.ts";
import type { SlipQuote } from "./use-slip-quote.ts";

export type Limits = { minimumStake: number; maximumStake: number };

/** The lowest and highest stake for each line of a bet, known once the server has quoted the slip. */
export function limitsOf(bet: SlipBet, slip: Slip, quote: SlipQuote | undefined): Limits | undefined {
  const at = slip.selections.findIndex((selection) => selectionKey(selection) === bet.key);
  return at >= 0 ? quote?.singles[at] : quote?.types.find(({ type }) => type === bet.typeId);
}

/** Why a stake is not accepted, and the lower stake that is offered instead, if there is one. */
export type StakeProblem = { text: string; offer?: number | undefined };

/** The highest stake that is accepted, if the entered one exceeds it. */
export function offeredStake(stake: number, limits: Limits): number | undefined {
  const { minimumStake, maximumStake } = limits;
  return stake > maximumStake && maximumStake > 0 && maximumStake >= minimumStake ? maximumStake : undefined;
}

/** The message for a stake outside the limits. If nothing more can be staked, the highest stake is 0. */
export function stakeLimitText(t: Translate, limits: Limits, money: (amount: number) => string): string {
  if (limits.maximumStake < limits.minimumStake) return t("sportsbook.errorStakeNone");
  return t("sportsbook.errorStake", { min: money(limits.minimumStake), max: money(limits.maximumStake) });
}

/** The problem with an entered stake; undefined if it is empty or valid. */
export function stakeFault(
  t: Translate,
  language: string,
  currency: string,
  { stakePerLineMinor }: SlipBet,
  limits: Limits | undefined,
): StakeProblem | undefined {
  if (!limits || stakePerLineMinor === null) return undefined;
  const stake = amountOf(stakePerLineMinor, currency);
  if (stake >= limits.minimumStake && stake <= limits.maximumStake) return undefined;
  const text = stakeLimitText(t, limits, (amount) => formatMoney(amount, currency, language));
  return { text, offer: offeredStake(stake, limits) };
}

/** The problem with a bet that the server refused; `refused` is the message. */
export function refusedStake(
  error: unknown,
  refused: string,
  { stakePerLineMinor }: SlipBet,
  currency: string,
): StakeProblem {
  const limits = error instanceof ApiError && error.errorCode === "STAKE_LIMIT" ? error.details : {};
  const { minimumStake, maximumStake } = limits as Partial<Limits>;
  if (stakePerLineMinor === null || minimumStake === undefined || maximumStake === undefined) {
    return { text: refused };
  }
  const offer = offeredStake(amountOf(stakePerLineMinor, currency), { minimumStake, maximumStake });
  return { text: refused, offer };
}
