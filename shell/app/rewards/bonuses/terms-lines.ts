import type { BonusTerms } from "@parlour/contracts/entities/bonus";
import { isSportsFreeBet } from "@parlour/rules/free-bet";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";

const verticalNames: Readonly<Record<BonusTerms["verticals"][number], MessageKey>> = {
  casino: "bonuses.casino",
  horses: "bonuses.horses",
  poker: "bonuses.poker",
  sports: "bonuses.sports",
};

/** Game category names by slug. */
export type CategoryNames = Readonly<Record<string, string>>;

export function headline(t: Translate, language: string, type: string, terms: BonusTerms): string | null {
  return givesLine(t, type, terms, (amount) => formatMoney(amount, terms.currency, language));
}

/** All terms of a bonus, one line each, in the order in which players would ask about them. */
export function termsLines(
  t: Translate,
  language: string,
  type: string,
  terms: BonusTerms,
  categories: CategoryNames,
): string[] {
  const money = (amount: number) => formatMoney(amount, terms.currency, language);
  const isStake = isSportsFreeBet(type, terms.verticals);
  const lines: (string | null)[] = [
    givesLine(t, type, terms, money),
    terms.minDeposit === null ? null : t("bonuses.minDeposit", { amount: money(terms.minDeposit) }),
    terms.wageringFactor === 0
      ? t("bonuses.noWagering")
      : t("bonuses.wagering", { factor: terms.wageringFactor }),
    terms.maxBet === null ? null : t("bonuses.maxBet", { amount: money(terms.maxBet) }),
    terms.maxConversion === null ? null : t("bonuses.maxConversion", { amount: money(terms.maxConversion) }),
    terms.winningsOnly && !isStake ? t("bonuses.winningsOnly") : null,
    terms.locksDeposit ? t("bonuses.locksDeposit") : null,
    isStake ? null : t(terms.spendingOrder === "OWN_FIRST" ? "bonuses.ownFirst" : "bonuses.bonusFirst"),
    t("bonuses.goodFor", {
      list: listOf(
        language,
        terms.verticals.map((each) => t(verticalNames[each])),
      ),
    }),
    contributionLine(t, language, terms, categories),
    t(isStake ? "bonuses.useDays" : "bonuses.claimDays", { days: terms.claimDays }),
    isStake && terms.wageringFactor === 0 ? null : t("bonuses.validDays", { days: terms.validDays }),
  ];
  return lines.filter((line) => line !== null);
}

/** The reward in one sentence; null if it depends on the individual grant. */
function givesLine(t: Translate, type: string, terms: BonusTerms, money: (amount: number) => string) {
  const { percent, maxAmount, amount, spins } = terms;
  if (spins) return t("bonuses.givesSpins", { count: spins.count, stake: money(spins.stake) });
  if (isSportsFreeBet(type, terms.verticals) && amount !== null) {
    return t("bonuses.givesFreeBet", { amount: money(amount) });
  }
  if (percent !== null) {
    const values = { percent, amount: maxAmount === null ? "" : money(maxAmount) };
    if (type === "CASHBACK") {
      return t(maxAmount === null ? "bonuses.givesCashback" : "bonuses.givesCashbackUpTo", values);
    }
    return t(maxAmount === null ? "bonuses.givesMatch" : "bonuses.givesMatchUpTo", values);
  }
  return amount === null ? null : t("bonuses.givesAmount", { amount: money(amount) });
}

/**
 * Lists the game categories whose contribution to the wagering is not 100%; null if there are none or no
 * wagering is required.
 */
function contributionLine(
  t: Translate,
  language: string,
  { contribution, wageringFactor }: BonusTerms,
  categories: CategoryNames,
): string | null {
  const parts = Object.entries(contribution.categories)
    .filter(([, percent]) => percent !== 100)
    .map(([slug, percent]) => t("bonuses.counts", { name: categories[slug] ?? slug, percent }));
  if (parts.length === 0 || wageringFactor === 0) return null;
  return t("bonuses.contribution", { list: listOf(language, parts) });
}

function listOf(language: string, parts: readonly string[]): string {
  return new Intl.ListFormat(languageTag(language), { type: "conjunction" }).format(parts);
}
