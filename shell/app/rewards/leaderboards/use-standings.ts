import { getLeaderboard } from "@parlour/contracts/calls/rewards/leaderboards/get-leaderboard";
import type { LeaderboardStandings } from "@parlour/contracts/entities/leaderboard";
import { callResource } from "@parlour/web/api/call-resource";
import { type ResourceView, useResource } from "@parlour/web/api/use-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { usePlayerResource } from "../../player-events.ts";

const intervalMs = 10_000;

function useBoardResource(board: LeaderboardStandings) {
  const { language } = useTranslation();
  // The standings of a leaderboard that is closed, paid or cancelled are final, so they are not read again.
  const isFinal = board.state === "CLOSED" || board.state === "PAID" || board.state === "CANCELLED";
  return isFinal ? null : callResource(getLeaderboard, { params: { id: board.id }, query: { language } });
}

/** The standings for a player, read again whenever one of the player's rounds has counted. */
export function usePlayerStandings(
  session: string,
  board: LeaderboardStandings,
): ResourceView<LeaderboardStandings> {
  return usePlayerResource(session, useBoardResource(board), {
    initial: board,
    intervalMs,
    eventTypes: ["leaderboards"],
  });
}

export function useVisitorStandings(board: LeaderboardStandings): ResourceView<LeaderboardStandings> {
  return useResource(useBoardResource(board), { initial: board, intervalMs, keep: true });
}
