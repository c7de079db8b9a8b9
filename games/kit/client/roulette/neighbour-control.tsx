import { IconButton } from "@parlour/web/ui/icon-button";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useGame } from "../game-context.ts";
import { type Board, mostNeighbours } from "./use-board.ts";

/** Chooses how many neighbours a neighbour bet covers, and shows what the bet costs. */
export function NeighbourControl({ board, disabled }: { board: Board; disabled: boolean }) {
  const { t, money } = useGame();
  const { reach, changeReach, chips } = board;
  const count = reach * 2 + 1;
  return (
    <fieldset className="neighbour-control" disabled={disabled}>
      <legend className="sr-only">{t("games-roulette.neighbours")}</legend>
      <IconButton
        label={t("games-roulette.fewerNeighbours")}
        disabled={reach === 1}
        icon={<Minus size={18} aria-hidden="true" />}
        onClick={() => changeReach(-1)}
      />
      <p aria-live="polite">
        <b>{t("games-roulette.neighbourCount", { count: reach })}</b>
        <small>{`${t("games-roulette.chips", { count })} · ${money(count * chips.chip)}`}</small>
      </p>
      <IconButton
        label={t("games-roulette.moreNeighbours")}
        disabled={reach === mostNeighbours}
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={() => changeReach(1)}
      />
    </fieldset>
  );
}
