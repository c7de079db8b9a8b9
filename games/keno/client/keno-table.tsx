import { IconButton } from "@parlour/web/ui/icon-button";
import Shuffle from "lucide-react/icons/shuffle";
import Trash2 from "lucide-react/icons/trash-2";
import { AutoplayButton } from "../../kit/client/autoplay-button.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { PlayButton } from "../../kit/client/play-button.tsx";
import { StakeControl } from "../../kit/client/stake-control.tsx";
import { useAutoplay } from "../../kit/client/use-autoplay.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { KenoBoard } from "./keno-board.tsx";
import { KenoPays } from "./keno-pays.tsx";
import { useKeno } from "./use-keno.ts";
import "./keno.css";

export function KenoTable() {
  const { t } = useGame();
  const table = useKeno();
  const autoplay = useAutoplay(table.play, table.stake);
  const fixed = table.drawing || table.stuck || autoplay.running;
  const ready = !fixed && table.picks.size > 0;
  return (
    <GameFrame
      theme="teal"
      stake={table.stake}
      result={table.result}
      onPlay={ready ? () => void table.play() : undefined}
      keys={[
        { key: "Q", label: "games-keno.quickPick", press: () => !fixed && table.pickQuickly() },
        { key: "C", label: "games-keno.clear", press: () => !fixed && table.clearPicks() },
      ]}
      dock={
        <>
          <StakeControl stake={table.stake} disabled={fixed} />
          <div className="bet-tools">
            <IconButton
              label={t("games-keno.quickPick")}
              disabled={fixed}
              icon={<Shuffle size={18} aria-hidden="true" />}
              onClick={table.pickQuickly}
            />
            <IconButton
              label={t("games-keno.clear")}
              disabled={fixed || table.picks.size === 0}
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={table.clearPicks}
            />
            <AutoplayButton autoplay={autoplay} stake={table.stake.value} disabled={!ready} />
          </div>
          <PlayButton disabled={!ready} onClick={() => void table.play()}>
            {t(table.picks.size === 0 ? "games-keno.pick" : "games-keno.draw")}
          </PlayButton>
        </>
      }
    >
      <div className="keno-table">
        <KenoPays picked={table.picks.size} hits={table.hits} />
        <KenoBoard picks={table.picks} drawn={table.drawn} disabled={fixed} onToggle={table.toggle} />
      </div>
      <WinBanner centred result={table.result} />
    </GameFrame>
  );
}
