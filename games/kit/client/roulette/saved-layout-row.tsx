import { Button } from "@parlour/web/ui/button";
import { IconButton } from "@parlour/web/ui/icon-button";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { totalOf } from "../chips-on-table.ts";
import { useGame } from "../game-context.ts";
import type { Misfit, SavedLayout } from "./saved-layouts.ts";

type SavedLayoutRowProps = {
  saved: SavedLayout;
  /** The table's limit and how much of it is left, in minor units. */
  max: number;
  room: number;
  misfit: Misfit | null;
  disabled: boolean;
  onPlace: () => void;
  onDelete: () => void;
};

/**
 * One saved layout: its cost, the reason why it can't be placed at this table, and a confirmation before it is deleted.
 */
export function SavedLayoutRow(props: SavedLayoutRowProps) {
  const { saved, max, room, misfit, disabled, onPlace, onDelete } = props;
  const { t, money } = useGame();
  const [isAsking, setAsking] = useState(false);
  const { name, bets, variant, currency } = saved;
  const misfits: Record<Misfit, string> = {
    variant: variant === "double-zero" ? t("games-roulette.misfitDouble") : t("games-roulette.misfitSingle"),
    currency: t("games-roulette.misfitCurrency", { currency }),
    unit: t("games-roulette.misfitUnit"),
    max: t("games-roulette.misfitMax", { max: money(max) }),
    room: t("games-roulette.misfitRoom", { room: money(room) }),
  };
  // An amount in another currency can't be written with this table's currency, so only the number of bets is shown.
  const placeText =
    misfit === "currency"
      ? t("games-roulette.place")
      : `${t("games-roulette.place")} ${money(totalOf(bets))}`;
  return (
    <li>
      <p>
        <b>{name}</b>
        <small>{t("games-roulette.betCount", { count: bets.length })}</small>
      </p>
      {isAsking ? (
        <div className="saved-ask">
          <span>{t("games-roulette.deleteAsk", { name })}</span>
          <Button variant="danger" onClick={onDelete}>
            {t("games-roulette.delete")}
          </Button>
          <Button onClick={() => setAsking(false)} autoFocus>
            {t("games-roulette.keep")}
          </Button>
        </div>
      ) : (
        <div className="saved-actions">
          <Button
            variant={misfit === null ? "primary" : "secondary"}
            disabled={disabled || misfit !== null}
            aria-label={`${placeText}: ${name}`}
            onClick={onPlace}
          >
            {placeText}
          </Button>
          <IconButton
            label={t("games-roulette.deleteSaved", { name })}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => setAsking(true)}
          />
        </div>
      )}
      {misfit === null ? null : <p className="saved-misfit">{misfits[misfit]}</p>}
    </li>
  );
}
