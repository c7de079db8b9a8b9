import { isSportsFreeBet } from "@parlour/rules/free-bet";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SiteLink } from "../../parts/site-link.tsx";
import { useBonuses } from "./locked-note.tsx";

/** The player's unused free bets, which aren't part of the balance, because the house pays the stakes. */
export function FreeBetNote() {
  const { t, language } = useTranslation();
  const freeBets = useBonuses().filter(
    ({ type, terms, spinsLeft }) => isSportsFreeBet(type, terms.verticals) && (spinsLeft ?? 0) > 0,
  );
  if (freeBets.length === 0) return null;
  const stakes = freeBets.map(({ terms, currency }) => formatMoney(terms.amount ?? 0, currency, language));
  return (
    <p className="mt-3 text-sm text-mist">
      {t("cashier.freeBets", { count: freeBets.length, stakes: stakes.join(", ") })}{" "}
      <SiteLink to="/sports" className="font-semibold text-bright hover:text-ivory">
        {t("cashier.useFreeBet")}
      </SiteLink>
    </p>
  );
}
