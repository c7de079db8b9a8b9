import { ApiError } from "@parlour/web/api/api-error";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";

const texts: Readonly<Record<string, MessageKey>> = {
  PRICE_CHANGED: "sportsbook.errorPrice",
  MARKET_SUSPENDED: "sportsbook.errorSuspended",
  BET_NOT_POSSIBLE: "sportsbook.errorNotPossible",
  INSUFFICIENT_FUNDS: "sportsbook.errorFunds",
  CURRENCY_MISMATCH: "sportsbook.errorCurrency",
  BONUS_MAX_BET: "sportsbook.errorBonus",
  LIMIT_REACHED: "sportsbook.errorOwnLimit",
  EXCLUDED: "sportsbook.errorExcluded",
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

/** The message for a refused bet or cash-out. */
export function failureText(t: Translate, language: string, currency: string, error: unknown): string {
  if (!(error instanceof ApiError)) return t("sportsbook.errorUnknown");
  if (error.isOffline) return t("sportsbook.errorOffline");
  const details: Details = error.details;
  const money = (amount: unknown) =>
    typeof amount === "number" ? formatMoney(amount, currency, language) : "";
  const time = (at: unknown) => formatTime(language, at);
  switch (error.errorCode) {
    case "STAKE_LIMIT":
      return t("sportsbook.errorStake", {
        min: money(details.minimumStake),
        max: money(details.maximumStake),
      });
    case "LIMIT_REACHED": {
      const text = t("sportsbook.errorLimit", { remaining: money(details.remaining) });
      return details.freesAt
        ? `${text} ${t("sportsbook.errorLimitFrees", { time: time(details.freesAt) })}`
        : text;
    }
    case "EXCLUDED":
      return details.until
        ? t("sportsbook.errorExcludedUntil", { time: time(details.until) })
        : t("sportsbook.errorExcluded");
    default:
      return t(texts[error.errorCode ?? ""] ?? "sportsbook.errorUnknown");
  }
}

/** The message for an error code without details, for example when a live bet is refused after its delay. */
export function refusalText(t: Translate, code: string | undefined): string {
  return t(texts[code ?? "UNAVAILABLE"] ?? "sportsbook.errorUnknown");
}

function formatTime(language: string, at: unknown): string {
  if (typeof at !== "string") return "";
  const format = new Intl.DateTimeFormat(languageTag(language), { dateStyle: "medium", timeStyle: "short" });
  return format.format(new Date(at));
}
