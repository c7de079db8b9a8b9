import { IconButton } from "@parlour/web/ui/icon-button";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import { ChipTray } from "../../kit/client/chip-tray.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { PlayButton } from "../../kit/client/play-button.tsx";
import type { LiveRouletteSeat } from "./use-live-roulette.ts";

export function LiveRouletteDock({ seat, isFixed }: { seat: LiveRouletteSeat; isFixed: boolean }) {
  const { t, money } = useGame();
  const isEmpty = seat.inHand.length === 0;
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
