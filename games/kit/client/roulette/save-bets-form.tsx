import { Button } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { totalOf } from "../chips-on-table.ts";
import { useGame } from "../game-context.ts";
import {
  freeName,
  longestName,
  mostSaved,
  type NameFault,
  nameFault,
  type SavedLayout,
  variantOf,
} from "./saved-layouts.ts";
import type { Board } from "./use-board.ts";

type SaveBetsFormProps = {
  board: Board;
  saved: readonly SavedLayout[];
  onSave: (saved: SavedLayout) => void;
};

/** Saves the bets on the table under a name. */
export function SaveBetsForm({ board, saved, onSave }: SaveBetsFormProps) {
  const { t, money, session } = useGame();
  const { bets } = board.chips;
  // Until the player types a name, the field suggests one that is not taken.
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<NameFault | null>(null);
  const name = typed ?? freeName(saved, (number) => t("games-roulette.layoutName", { number }));
  if (bets.length === 0) return <p className="board-panel-note">{t("games-roulette.nothingToSave")}</p>;

  const faults = {
    empty: t("games-roulette.nameEmpty"),
    taken: t("games-roulette.nameTaken"),
    full: t("games-roulette.savedFull", { most: mostSaved }),
  };
  const save = () => {
    const found = nameFault(saved, name);
    setFault(found);
    if (found !== null) return;
    onSave({
      id: crypto.randomUUID(),
      name: name.trim(),
      variant: variantOf(board.layout),
      currency: session.currency,
      bets,
    });
    setTyped(null);
  };
  return (
    <form
      className="save-bets"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        label={t("games-roulette.nameField")}
        hint={t("games-roulette.onTable", {
          count: bets.length,
          total: money(totalOf(bets)),
        })}
        value={name}
        maxLength={longestName}
        autoComplete="off"
        error={fault === null ? undefined : faults[fault]}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault(null);
        }}
      />
      <Button type="submit" variant="primary">
        {t("games-roulette.saveBets")}
      </Button>
    </form>
  );
}
