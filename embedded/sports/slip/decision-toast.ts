import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { Translate } from "@parlour/web/i18n/translator";
import type { Toast } from "@parlour/web/ui/toast";
import { refusalText } from "./bet-failure.ts";

/** The message that says whether a live bet was accepted after its delay. */
export function decisionToast(
  t: Translate,
  language: string,
  bet: SportsBet,
): Pick<Toast, "tone" | "title" | "description"> {
  const what = bet.selections.map(({ event }) => `${event.home} – ${event.away}`).join(", ");
  if (bet.status === "REFUSED") {
    const reason = `${refusalText(t, language, bet.currency, bet.refusal)} ${t("sportsbook.nothingTaken")}`;
    return { tone: "danger", title: t("sportsbook.notPlaced"), description: `${what}: ${reason}` };
  }
  const money = (amount: number) => formatMoney(amount, bet.currency, language);
  const line = t("sportsbook.receiptLine", { stake: money(bet.stake), payout: money(bet.potentialPayout) });
  return { tone: "success", title: t("sportsbook.oneTapPlaced"), description: `${what}: ${line}` };
}
