import type { ProtectionLimitKind, ProtectionLimitPeriod } from "@parlour/contracts/enumerations";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";

export const kindNames: Record<ProtectionLimitKind, MessageKey> = {
  DEPOSIT: "limits.kindDEPOSIT",
  LOSS: "limits.kindLOSS",
  STAKED: "limits.kindSTAKED",
  STAKE: "limits.kindSTAKE",
  TIME: "limits.kindTIME",
};

export const kindTexts: Record<ProtectionLimitKind, MessageKey> = {
  DEPOSIT: "limits.textDEPOSIT",
  LOSS: "limits.textLOSS",
  STAKED: "limits.textSTAKED",
  STAKE: "limits.textSTAKE",
  TIME: "limits.textTIME",
};

export const periodNames: Record<ProtectionLimitPeriod, MessageKey> = {
  BET: "limits.periodBET",
  DAY: "limits.periodDAY",
  WEEK: "limits.periodWEEK",
  MONTH: "limits.periodMONTH",
};

/** Formats an amount of money, or minutes for a time limit. */
export function limitText(
  t: Translate,
  language: string,
  { kind, amount, currency }: { kind: ProtectionLimitKind; amount: number; currency: string },
): string {
  return kind === "TIME" ? t("limits.minutes", { count: amount }) : formatMoney(amount, currency, language);
}

/** A time in the reader's time zone, or in UTC until the page is hydrated. */
export function timeText(at: string, language: string, hydrated: boolean): string {
  return new Intl.DateTimeFormat(languageTag(language), {
    dateStyle: "medium",
    timeStyle: "short",
    ...(hydrated ? {} : { timeZone: "UTC" }),
  }).format(new Date(at));
}
