import type { MethodForm } from "@parlour/contracts/entities/payment-kind";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";

/**
 * The translation of a text key that a payment provider declares. The conformance tests check that every such
 * key exists.
 */
export function declaredText(t: Translate, key: string, currency: string): string {
  return t(key as MessageKey, { currency });
}

export function timeText(t: Translate, { unit, from, to }: MethodForm["time"]): string {
  if (unit === "instant") return t("cashier.instant");
  if (unit === "days") return t("cashier.timeDays", { from, to });
  return from === to ? t("cashier.timeAboutMinutes", { count: to }) : t("cashier.timeMinutes", { from, to });
}
