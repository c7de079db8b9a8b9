import { VERTICALS } from "@parlour/contracts/bonuses";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { Translate } from "@parlour/web/i18n/translator";
import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import { classNames } from "@parlour/web/ui/class-names";
import { SiteLink } from "../../parts/site-link.tsx";
import { useCashier } from "../cashier-context.ts";
import { bonusFigures, type DepositBonus } from "./deposit-bonus.ts";

const choiceClass = classNames(
  "relative flex min-h-12 min-w-0 cursor-pointer items-start gap-3 rounded-card border border-line bg-velvet p-3.5 transition-colors hover:border-field",
  "has-checked:border-brass has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-bright",
);

type BonusPickerProps = {
  bonuses: readonly DepositBonus[];
  /** The chosen offer; an empty string for none. */
  value: string;
  onChange: (offerId: string) => void;
  amount: number | null;
};

/**
 * Lets the player pick a bonus offer to claim with the deposit and shows the terms of each. If the player has already
 * claimed a bonus, only that bonus is shown and there is nothing to pick.
 */
export function BonusPicker({ bonuses, value, onChange, amount }: BonusPickerProps) {
  const { t } = useTranslation();
  const costText = useCostText(amount);
  const [claimed] = bonuses;
  if (claimed === undefined) return null;
  if (claimed.offerId === null) {
    const isMissed = amount !== null && amount < (claimed.terms.minDeposit ?? 0);
    return (
      <Banner
        tone={isMissed ? "warning" : "info"}
        title={t("cashier.bonusClaimed", { name: claimed.name })}
        action={
          <SiteLink to="/account/bonuses" className={bannerActionClass}>
            {t("cashier.seeBonuses")}
          </SiteLink>
        }
      >
        {costText(claimed)} {isMissed ? t("cashier.bonusMissed") : null}
      </Banner>
    );
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 font-semibold">{t("cashier.bonusChoice")}</legend>
      <div className="grid gap-2.5">
        {bonuses.map((bonus) => (
          <Choice
            key={bonus.offerId}
            value={bonus.offerId ?? ""}
            chosen={value}
            onChange={onChange}
            title={bonus.name}
            text={costText(bonus)}
          />
        ))}
        <Choice
          value=""
          chosen={value}
          onChange={onChange}
          title={t("cashier.bonusNone")}
          text={t(
            bonuses.some(({ firstDepositOnly }) => firstDepositOnly)
              ? "cashier.bonusNoneFirst"
              : "cashier.bonusNoneText",
          )}
        />
      </div>
    </fieldset>
  );
}

type ChoiceProps = {
  value: string;
  chosen: string;
  onChange: (offerId: string) => void;
  title: string;
  text: string;
};

function Choice({ value, chosen, onChange, title, text }: ChoiceProps) {
  return (
    <label className={choiceClass}>
      <input
        type="radio"
        name="bonus"
        value={value}
        checked={value === chosen}
        onChange={() => onChange(value)}
        className="mt-1 size-4 shrink-0 accent-brass"
      />
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-mist">{text}</span>
      </span>
    </label>
  );
}

function useCostText(amount: number | null) {
  const { t, language } = useTranslation();
  const { currency } = useCashier();
  const money = (value: number) => formatMoney(value, currency, language);
  return ({ terms }: DepositBonus): string => {
    const figures = amount === null ? undefined : bonusFigures(amount, terms);
    if (figures === undefined) {
      return t("cashier.bonusFrom", {
        percent: terms.percent ?? 0,
        max: money(terms.maxAmount ?? 0),
        min: money(terms.minDeposit ?? 0),
      });
    }
    const { bonus, locked, wagering } = figures;
    if (wagering === 0) return t("cashier.bonusFree", { bonus: money(bonus) });
    const cost = t("cashier.bonusCost", {
      bonus: money(bonus),
      locked: money(locked),
      wagering: money(wagering),
      days: terms.validDays,
    });
    const maxBet = terms.maxBet === null ? null : t("cashier.bonusMaxBet", { amount: money(terms.maxBet) });
    return [cost, maxBet, goodFor(t, language, terms)].filter((text) => text !== null).join(" ");
  };
}

const places: Readonly<Record<(typeof VERTICALS)[number], MessageKey>> = {
  casino: "cashier.casino",
  horses: "cashier.horses",
  poker: "cashier.poker",
  sports: "cashier.sports",
};

/** Names the games for which bonus and locked money can be used; null if there is no restriction. */
function goodFor(t: Translate, language: string, { verticals }: DepositBonus["terms"]): string | null {
  if (verticals.length === VERTICALS.length) return null;
  const names = verticals.map((vertical) => t(places[vertical]));
  const list = new Intl.ListFormat(languageTag(language), { type: "conjunction" }).format(names);
  return t("cashier.bonusGoodFor", { list });
}
