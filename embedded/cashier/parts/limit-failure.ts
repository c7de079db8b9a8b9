import type { ProtectionLimitPeriod } from "@parlour/contracts/enumerations";
import { ApiError } from "@parlour/web/api/api-error";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";

/** The names of the periods that a deposit limit can cover. */
export const limitPeriods: Partial<Record<ProtectionLimitPeriod, MessageKey>> = {
  DAY: "cashier.periodDAY",
  WEEK: "cashier.periodWEEK",
  MONTH: "cashier.periodMONTH",
};

type Details = {
  period: ProtectionLimitPeriod;
  limit: number;
  remaining: number;
  currency: string;
  freesAt: string | null;
  until: string | null;
};

/**
 * The message for a deposit that was blocked by a deposit limit or an exclusion, including when the player
 * can deposit again; undefined for other errors.
 */
export function limitFailure(t: Translate, language: string, error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const details = error.details as unknown as Details;
  const time = (at: string) =>
    new Intl.DateTimeFormat(languageTag(language), { dateStyle: "medium", timeStyle: "short" }).format(
      new Date(at),
    );
  if (error.errorCode === "EXCLUDED") {
    return details.until === null
      ? t("cashier.excluded")
      : t("cashier.excludedUntil", { time: time(details.until) });
  }
  if (error.errorCode !== "LIMIT_REACHED") return undefined;
  const { currency, freesAt } = details;
  const period = limitPeriods[details.period];
  const text = t("cashier.limitReached", {
    limit: formatMoney(details.limit, currency, language),
    remaining: formatMoney(details.remaining, currency, language),
    period: period ? t(period) : "",
  });
  return freesAt === null ? text : `${text} ${t("cashier.limitFrees", { time: time(freesAt) })}`;
}
