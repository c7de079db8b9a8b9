import type { PokerTournament } from "@parlour/contracts/entities/poker-tournament";
import { useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router";

/** Opens the player's table when a tournament that they are waiting for starts. */
export function useSeatOpens(tournaments: readonly PokerTournament[]): (tournamentId: string) => void {
  const navigate = useNavigate();
  const awaited = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, isYours, isSeated, status, tableId } of tournaments) {
      if (isYours && status === "REGISTERING") awaited.current.add(id);
      if (!isSeated || !awaited.current.delete(id)) continue;
      void navigate(`/poker/tables/${tableId}`);
      return;
    }
  }, [tournaments, navigate]);
  // Callers can add a tournament that the player has just entered, because a practice tournament may start
  // before the list is reloaded.
  return useCallback((tournamentId) => void awaited.current.add(tournamentId), []);
}
