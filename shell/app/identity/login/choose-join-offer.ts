import type { BonusOffer } from "@parlour/contracts/entities/bonus";
import { formatMoney } from "@parlour/web/i18n/format-money";

export type JoinOfferView = {
  name: string;
  summary: string;
  /** The wagering factor; null if the summary already states it. */
  wagering: number | null;
  minimum: string | null;
};

/** The offers that the server has listed for the chosen currency, and the language to show them in. */
type Listed = { offers: readonly BonusOffer[]; currency: string; language: string };

/**
 * The offer for new players in their currency: a first-deposit match if there is one. Null if no offer can be
 * claimed in that currency.
 */
export function chooseJoinOffer({ offers, currency, language }: Listed): JoinOfferView | null {
  const open = offers.filter(
    ({ needsCode, firstDepositOnly, terms }) => firstDepositOnly && !needsCode && terms.currency === currency,
  );
  const offer = open.find(({ type }) => type === "DEPOSIT_MATCH") ?? open[0];
  if (offer === undefined) return null;
  const { minDeposit, wageringFactor } = offer.terms;
  const minimum = minDeposit === null ? null : formatMoney(minDeposit, currency, language);
  const { name, summary } = offer;
  const wagering = summary.includes(`${wageringFactor}×`) ? null : wageringFactor;
  return { name, summary, wagering, minimum };
}
