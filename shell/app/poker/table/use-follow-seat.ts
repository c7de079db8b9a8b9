import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";

/**
 * Opens a player's own tournament table when they are seated late, or when they are moved away from the table
 * that they are viewing.
 */
export function useFollowSeat(tournament: PokerTournamentDetails, tableId: string): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const own = tournament.tables.find(({ isYours }) => isYours);
  const last = useRef(own?.id ?? null);
  useEffect(() => {
    const before = last.current;
    last.current = own?.id ?? null;
    if (!own || own.id === before || own.id === tableId || (before !== null && before !== tableId)) return;
    showToast({ tone: "info", title: t("poker.movedToTable", { number: own.number }) });
    void navigate(`/poker/tables/${own.id}`, { replace: true });
  }, [own, tableId, navigate, t]);
}
