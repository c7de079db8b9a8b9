import type { TableRestriction } from "@parlour/contracts/sockets/live-table";
import { formatOpening } from "@parlour/web/i18n/format-opening";
import type { useGame } from "../game-context.ts";

type Words = Pick<ReturnType<typeof useGame>, "t" | "language">;

/** Says why the table does not take the player's bets: when it reopens, or for whom it is reserved. */
export function restrictionText({ t, language }: Words, restriction: NonNullable<TableRestriction>): string {
  if (restriction.code === "TIER_REQUIRED") return t("games-live.tierOnly", { tier: restriction.tier });
  if (restriction.code === "DEALER_AWAY") return t("games-live.dealerAway");
  if (restriction.code === "VIDEO_LOST") return t("games-live.videoLost");
  return restriction.opensAt === null
    ? t("games-live.closed")
    : t("games-live.opensAt", { time: formatOpening(restriction.opensAt, language) });
}
