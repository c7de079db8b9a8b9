import { amountOf } from "@parlour/rules/money";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { Translate } from "@parlour/web/i18n/translator";
import type { SlipBet } from "./slip-figures.ts";
import { type Slip, selectionKey } from "./slip-state.ts";
import type { SlipQuote } from "./use-slip-quote.ts";

type Limits = { minimumStake: number; maximumStake: number };

/** The lowest and highest stake for each line of a bet, known once the server has quoted the slip. */
export function limitsOf(bet: SlipBet, slip: Slip, quote: SlipQuote | undefined): Limits | undefined {
  const at = slip.selections.findIndex((selection) => selectionKey(selection) === bet.key);
  return at >= 0 ? quote?.singles[at] : quote?.types.find(({ type }) => type === bet.typeId);
}

/** The problem with an entered stake; undefined if it is empty or valid. */
export function stakeFault(
  t: Translate,
  language: string,
  currency: string,
  { stakePerLineMinor }: SlipBet,
  limits: Limits | undefined,
): string | undefined {
  if (!limits || stakePerLineMinor === null) return undefined;
  const stake = amountOf(stakePerLineMinor, currency);
  if (stake >= limits.minimumStake && stake <= limits.maximumStake) return undefined;
  return t("sportsbook.errorStake", {
    min: formatMoney(limits.minimumStake, currency, language),
    max: formatMoney(limits.maximumStake, currency, language),
  });
}
