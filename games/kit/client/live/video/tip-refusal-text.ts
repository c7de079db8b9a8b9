import { limitRemainder } from "@parlour/web/i18n/limit-remainder";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import type { LiveRefusal } from "../live-table.ts";

const texts: Readonly<Record<string, MessageKey>> = {
  INSUFFICIENT_FUNDS: "games-dealt.tipFunds",
  LIMIT_EXCEEDED: "games-dealt.tipLimit",
  LIMIT_REACHED: "games-dealt.tipProtected",
  EXCLUDED: "games-dealt.tipProtected",
  REALITY_CHECK_DUE: "games-dealt.tipReality",
  DEALER_AWAY: "games-dealt.away",
  SESSION_INVALID: "games-dealt.tipSession",
};

/**
 * Says why a tip was refused and, if a limit refused it, what is left of the limit and when the tip will be possible.
 */
export function tipRefusalText(
  { refused, details = {} }: LiveRefusal,
  t: Translate,
  { language, currency }: { language: string; currency: string },
): string {
  const text = t(texts[refused] ?? "games-dealt.tipRefused");
  if (refused !== "LIMIT_REACHED" && refused !== "LIMIT_EXCEEDED") return text;
  const { remaining, freesAt } = limitRemainder(details, language, currency);
  return [
    text,
    remaining === null ? null : t("games-dealt.tipLeft", { remaining }),
    freesAt === null ? null : t("games-dealt.tipFrees", { time: freesAt }),
  ]
    .filter((part) => part !== null)
    .join(" ");
}
