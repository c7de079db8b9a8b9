import { IconButton } from "@parlour/web/ui/icon-button";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash2 from "lucide-react/icons/trash-2";
import Undo2 from "lucide-react/icons/undo-2";
import type { ReactNode } from "react";
import { AutoplayButton } from "./autoplay-button.tsx";
import { ChipTray } from "./chip-tray.tsx";
import { useGame } from "./game-context.ts";
import { PlayButton } from "./play-button.tsx";
import type { Autoplay } from "./use-autoplay.ts";
import type { Chips } from "./use-chips.ts";
import type { GameKey } from "./use-game-keys.ts";

/** The keyboard shortcuts of all tables with chips. */
export function chipKeys(chips: Chips): GameKey[] {
  return [
    { key: "Z", label: "games.keyUndo", press: chips.undo },
    { key: "D", label: "games.keyDouble", press: chips.double },
    { key: "C", label: "games.keyClear", press: chips.clear },
    { key: "R", label: "games.keyRepeat", press: () => chips.canRepeat && chips.repeat() },
  ];
}

type ChipDockProps = {
  chips: Chips;
  /** The autoplay controls. Tables where the player makes decisions during a round have none. */
  autoplay?: Autoplay | undefined;
  fixed: boolean;
  ready: boolean;
  onPlay: () => void;
  children: ReactNode;
};

/** The chip tray, the buttons for chips and the play button. */
export function ChipDock({ chips, autoplay, fixed, ready, onPlay, children }: ChipDockProps) {
  const { t, money } = useGame();
  return (
    <>
      <ChipTray values={chips.tray} chosen={chips.chip} onChoose={chips.setChip} disabled={fixed} />
      <div className="bet-tools">
        <IconButton
          label={t("games.keyUndo")}
          disabled={fixed || chips.empty}
          icon={<Undo2 size={18} aria-hidden="true" />}
          onClick={chips.undo}
        />
        <IconButton
          label={`2× ${t("games.keyDouble")}`}
          disabled={fixed || chips.empty}
          icon={<span className="text-sm font-bold">2×</span>}
          onClick={chips.double}
        />
        {chips.canRepeat ? (
          <IconButton
            label={t("games.keyRepeat")}
            disabled={fixed}
            icon={<RotateCcw size={18} aria-hidden="true" />}
            onClick={chips.repeat}
          />
        ) : (
          <IconButton
            label={t("games.keyClear")}
            disabled={fixed || chips.empty}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={chips.clear}
          />
        )}
        {autoplay ? <AutoplayButton autoplay={autoplay} stake={chips.total} disabled={!ready} /> : null}
      </div>
      <PlayButton disabled={!ready} onClick={onPlay} detail={chips.empty ? undefined : money(chips.total)}>
        {chips.empty && !fixed ? t("games.placeChips") : children}
      </PlayButton>
    </>
  );
}
