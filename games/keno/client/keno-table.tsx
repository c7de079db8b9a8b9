import { IconButton } from "@parlour/web/ui/icon-button";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import Shuffle from "lucide-react/icons/shuffle";
import Trash2 from "lucide-react/icons/trash-2";
import { AutoplayButton } from "../../kit/client/autoplay-button.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { InstantButton } from "../../kit/client/instant-button.tsx";
import { KeyHint } from "../../kit/client/key-hint.tsx";
import { PlayButton } from "../../kit/client/play-button.tsx";
import { StakeControl } from "../../kit/client/stake-control.tsx";
import { useAutoplay } from "../../kit/client/use-autoplay.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { type KenoRisk, kenoRisks } from "../math/keno-pays.ts";
import { KenoBoard } from "./keno-board.tsx";
import { KenoPays } from "./keno-pays.tsx";
import { KenoStatistics } from "./keno-statistics.tsx";
import { useKeno } from "./use-keno.ts";
import "./keno.css";

const riskNames = {
  low: "games-keno.low",
  classic: "games-keno.classic",
  medium: "games-keno.medium",
  high: "games-keno.high",
} as const;

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
              aria-keyshortcuts="Q"
              badge={<KeyHint name="Q" />}
              icon={<Shuffle size={18} aria-hidden="true" />}
              onClick={table.pickQuickly}
            />
            <IconButton
              label={t("games-keno.clear")}
              disabled={fixed || table.picks.size === 0}
              aria-keyshortcuts="C"
              badge={<KeyHint name="C" />}
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={table.clearPicks}
            />
            <InstantButton />
            <AutoplayButton autoplay={autoplay} stake={table.stake.value} disabled={!ready} />
          </div>
          <PlayButton disabled={!ready} onClick={() => void table.play()} shortcut=" ">
            {t(table.picks.size === 0 ? "games-keno.pick" : "games-keno.draw")}
          </PlayButton>
        </>
      }
    >
      <div className="keno-table">
        <div className="keno-choices">
          <SegmentedControl
            label={t("games-keno.risk")}
            value={table.risk}
            onChange={(risk) => table.setRisk(risk as KenoRisk)}
            options={kenoRisks.map((value) => ({ value, label: t(riskNames[value]), disabled: fixed }))}
          />
          <KenoStatistics statistics={table.statistics} picked={table.picks.size} />
        </div>
        <KenoPays risk={table.risk} picked={table.picks.size} hits={table.hits} />
        <KenoBoard picks={table.picks} drawn={table.drawn} disabled={fixed} onToggle={table.toggle} />
      </div>
      <WinBanner centred result={table.result} />
    </GameFrame>
  );
}
