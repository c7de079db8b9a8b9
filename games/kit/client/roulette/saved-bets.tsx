import { EmptyState } from "@parlour/web/ui/empty-state";
import { Sheet } from "@parlour/web/ui/sheet";
import { useState } from "react";
import { useGame } from "../game-context.ts";
import { SaveBetsForm } from "./save-bets-form.tsx";
import { SavedLayoutRow } from "./saved-layout-row.tsx";
import { keepSaved, misfitOf, readSaved, type SavedLayout } from "./saved-layouts.ts";
import type { Board } from "./use-board.ts";
import "./board-panels.css";

type SavedBetsProps = { board: Board; disabled: boolean; open: boolean; onClose: () => void };

const store = () => globalThis.localStorage ?? null;

/** Saves the bets on the table under a name, and places or deletes saved ones. */
export function SavedBets({ board, disabled, open, onClose }: SavedBetsProps) {
  const { t, session, announce } = useGame();
  const { layout, chips } = board;
  const [saved, setSaved] = useState<readonly SavedLayout[]>(() => readSaved(store()));
  const [hasFailed, setFailed] = useState(false);
  const table = {
    layout,
    currency: session.currency,
    max: chips.max,
    room: chips.room,
    unit: chips.unit,
  };
  const keep = (change: (known: readonly SavedLayout[]) => readonly SavedLayout[]): boolean => {
    // Another tab may have changed the saved bets, so they are read again.
    const next = change(readSaved(store()));
    const isKept = keepSaved(store(), next);
    setFailed(!isKept);
    if (isKept) setSaved(next);
    return isKept;
  };
  return (
    <Sheet open={open} onClose={onClose} title={t("games-roulette.savedBets")} closeLabel={t("games.close")}>
      <div className="board-panel">
        <p className="board-panel-text">{t("games-roulette.savedBetsText")}</p>
        {hasFailed ? (
          <p role="alert" className="board-refusal">
            {t("games-roulette.saveFailed")}
          </p>
        ) : null}
        <SaveBetsForm
          board={board}
          saved={saved}
          onSave={(fresh) => {
            if (keep((known) => [...known, fresh]))
              announce(t("games-roulette.layoutSaved", { name: fresh.name }));
          }}
        />
        {saved.length === 0 ? (
          <EmptyState title={t("games-roulette.noneSaved")}>{t("games-roulette.noneSavedText")}</EmptyState>
        ) : (
          <ul className="saved-list">
            {saved.map((each) => (
              <SavedLayoutRow
                key={each.id}
                saved={each}
                room={chips.room}
                max={chips.max}
                misfit={misfitOf(each, table)}
                disabled={disabled}
                onPlace={() => {
                  if (board.placeAll(each.bets, each.name)) onClose();
                }}
                onDelete={() => keep((known) => known.filter(({ id }) => id !== each.id))}
              />
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  );
}
