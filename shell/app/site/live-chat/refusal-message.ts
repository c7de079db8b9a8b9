import type { Translate } from "@parlour/web/i18n/translator";

export function refusalMessage(t: Translate, code: string): string {
  if (code === "RATE_LIMITED") return t("chat.tooFast");
  if (code === "TOO_MANY") return t("chat.tooMany");
  if (code === "CHAT_CLOSED") return t("chat.closedTitle");
  if (code === "CONFLICT") return t("chat.refusedEnded");
  if (code === "INVALID_EMAIL") return t("chat.emailWrong");
  return t("chat.refused");
}
