import type { Translate } from "@parlour/web/i18n/translator";
import { betWords } from "../../kit/math/baccarat/baccarat-pay-tables.ts";
import { totalOf } from "../../kit/math/baccarat/tableau.ts";

const winnerWords = {
  player: "games-live-baccarat.playerWins",
  banker: "games-live-baccarat.bankerWins",
  tie: "games-live-baccarat.tieCall",
} as const;

/** The points of each hand whose first two cards are face up, then the winner. */
export function baccaratCall(
  open: Readonly<Record<"player" | "banker", readonly number[]>>,
  winner: keyof typeof winnerWords | null,
  t: Translate,
): string {
  if (winner !== null) {
    const [points, other] = winner === "banker" ? [open.banker, open.player] : [open.player, open.banker];
    return t(winnerWords[winner], { points: totalOf(points), other: totalOf(other) });
  }
  const shown = (["player", "banker"] as const).filter((which) => open[which].length > 1);
  if (shown.length === 0) return t("games-live.noMoreBets");
  return shown.map((which) => `${t(betWords[which])} ${totalOf(open[which])}`).join(", ");
}
