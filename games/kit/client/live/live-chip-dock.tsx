import { IconButton } from "@parlour/web/ui/icon-button";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import { ChipTray } from "../chip-tray.tsx";
import { useGame } from "../game-context.ts";
import { PlayButton } from "../play-button.tsx";
import type { GameKey } from "../use-game-keys.ts";
import type { LiveChips } from "./use-live-chips.ts";

/** The keyboard shortcuts of shared tables with chips. */
export const liveChipKeys = (seat: LiveChips): readonly GameKey[] => [
  { key: "Z", label: "games.keyUndo", press: seat.undo },
  { key: "D", label: "games.keyDouble", press: seat.double },
  { key: "C", label: "games.keyClear", press: seat.clear },
  { key: "R", label: "games.keyRepeat", press: seat.repeat },
];

/** The chip tray, undo and repeat, and the button that places the bets. */
export function LiveChipDock({ seat }: { seat: LiveChips }) {
  const { t, money } = useGame();
  const isEmpty = seat.inHand.length === 0;
  const isFixed = !seat.isOpen || seat.isAsking;
  return (
    <>
      <ChipTray values={seat.tray} chosen={seat.chip} onChoose={seat.setChip} disabled={seat.isAsking} />
      <div className="bet-tools">
        <IconButton
          label={t("games.keyUndo")}
          disabled={seat.isAsking || isEmpty}
          icon={<Undo2 size={18} aria-hidden="true" />}
          onClick={seat.undo}
        />
        <IconButton
          label={`2× ${t("games.keyDouble")}`}
          disabled={seat.isAsking || isEmpty}
          icon={<span className="text-sm font-bold">2×</span>}
          onClick={seat.double}
        />
        {seat.canRepeat ? (
          <IconButton
            label={t("games.keyRepeat")}
            disabled={seat.isAsking}
            icon={<RotateCcw size={18} aria-hidden="true" />}
            onClick={seat.repeat}
          />
        ) : (
          <IconButton
            label={t("games.keyClear")}
            disabled={seat.isAsking || isEmpty}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={seat.clear}
          />
        )}
      </div>
      <PlayButton
        disabled={isFixed || seat.total < seat.min}
        onClick={() => void seat.confirm()}
        detail={seat.total > 0 ? money(seat.total) : undefined}
      >
        {isEmpty && seat.lyingTotal > 0
          ? t("games-live.betPlaced")
          : isEmpty
            ? t("games.placeChips")
            : t("games-live.confirmBets")}
      </PlayButton>
    </>
  );
}
