import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { ApiError } from "@parlour/web/api/api-error";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import { limitRemainder } from "@parlour/web/i18n/limit-remainder";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import { type Limits, stakeLimitText } from "./stake-fault.ts";

const texts: Readonly<Record<string, MessageKey>> = {
  PRICE_CHANGED: "sportsbook.errorPrice",
  MARKET_SUSPENDED: "sportsbook.errorSuspended",
  BET_NOT_POSSIBLE: "sportsbook.errorNotPossible",
  INSUFFICIENT_FUNDS: "sportsbook.errorFunds",
  CURRENCY_MISMATCH: "sportsbook.errorCurrency",
  REALITY_CHECK_DUE: "sportsbook.errorReality",
  REGION_NOT_AVAILABLE: "sportsbook.errorRegion",
  DISABLED_PROFILE: "sportsbook.errorDisabled",
  GAME_NOT_AVAILABLE: "sportsbook.errorClosed",
  OVERLOADED: "sportsbook.errorBusy",
  UNAVAILABLE: "sportsbook.errorBusy",
  CASH_OUT_CHANGED: "sportsbook.errorCashOutChanged",
  CASH_OUT_NOT_OFFERED: "sportsbook.errorCashOutClosed",
};

type Details = Readonly<Record<string, unknown>>;

export function failureText(t: Translate, language: string, currency: string, error: unknown): string {
  if (!(error instanceof ApiError)) return t("sportsbook.errorUnknown");
  if (error.isOffline) return t("sportsbook.errorOffline");
  return codeText({ t, language, currency }, error.errorCode ?? "", error.details);
}

/** The message for a live bet that was refused after its delay. */
export function refusalText(
  t: Translate,
  language: string,
  currency: string,
  refusal: SportsBet["refusal"],
): string {
  return codeText({ t, language, currency }, refusal?.code ?? "UNAVAILABLE", refusal?.details ?? {});
}

type Speech = { t: Translate; language: string; currency: string };

function codeText({ t, language, currency }: Speech, code: string, details: Details): string {
  // A limit may be in a different currency from the bet.
  const shown = typeof details.currency === "string" ? details.currency : currency;
  const money = (amount: unknown) => (typeof amount === "number" ? formatMoney(amount, shown, language) : "");
  const time = (at: unknown) => formatTime(language, at);
  switch (code) {
    case "STAKE_LIMIT":
      return stakeLimitText(t, details as Limits, money);
    case "LIMIT_REACHED": {
      const { remaining, freesAt } = limitRemainder(details, language, currency);
      const text =
        remaining === null ? t("sportsbook.errorOwnLimit") : t("sportsbook.errorLimit", { remaining });
      return freesAt === null ? text : `${text} ${t("sportsbook.errorLimitFrees", { time: freesAt })}`;
    }
    case "BONUS_MAX_BET":
      return t("sportsbook.errorBonus", { amount: money(details.maxBet) });
    case "EXCLUDED":
      return details.until
        ? t("sportsbook.errorExcludedUntil", { time: time(details.until) })
        : t("sportsbook.errorExcluded");
    default:
      return t(texts[code] ?? "sportsbook.errorUnknown");
  }
}

function formatTime(language: string, at: unknown): string {
  if (typeof at !== "string") return "";
  const format = new Intl.DateTimeFormat(languageTag(language), { dateStyle: "medium", timeStyle: "short" });
  return format.format(new Date(at));
}
