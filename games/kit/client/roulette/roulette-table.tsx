import { ResultStrip } from "@parlour/web/ui/result-strip";
import { useMemo } from "react";
import { pocketColour, pocketLabel, type RouletteLayout } from "../../math/roulette-layout.ts";
import { ChipDock, chipKeys } from "../chip-dock.tsx";
import { useGame } from "../game-context.ts";
import { GameFrame, type GameTheme } from "../game-frame.tsx";
import { useAutoplay } from "../use-autoplay.ts";
import { WinBanner } from "../win-banner.tsx";
import { BoardTools } from "./board-tools.tsx";
import { RouletteBoard } from "./roulette-board.tsx";
import { useBoard } from "./use-board.ts";
import { useRoulette } from "./use-roulette.ts";
import { Wheel } from "./wheel.tsx";
import "./roulette.css";

/** A roulette table for one player. On small screens, the wheel covers the layout only while it spins. */
export function RouletteTable({ layout, theme }: { layout: RouletteLayout; theme: GameTheme }) {
  const { t, motion, sound } = useGame();
  const { chips, ...table } = useRoulette();
  const autoplay = useAutoplay(table.spin);
  const board = useBoard(layout, chips);
  const fixed = table.spinning || table.stuck || autoplay.running;
  const ready = !fixed && chips.total >= chips.min;
  const spin = () => void table.spin();
  const pockets = useMemo(() => table.results.map(({ pocket }) => pocket), [table.results]);
  const past = table.results.map(({ roundId, pocket }) => ({
    id: roundId,
    text: pocketLabel(pocket),
    tone: pocketColour(pocket),
  }));
  return (
    <GameFrame
      theme={theme}
      result={table.result}
      onPlay={ready ? spin : undefined}
      keys={chipKeys(chips)}
      dock={
        <ChipDock chips={chips} autoplay={autoplay} fixed={fixed} ready={ready} onPlay={spin}>
          {t("games-roulette.spin")}
        </ChipDock>
      }
    >
      <div className="roulette-table" data-spinning={table.spinning || undefined}>
        <div className="roulette-wheel">
          <Wheel ref={table.wheel} pockets={layout.wheel} motion={motion} sound={sound} />
        </div>
        <div className="roulette-side">
          <BoardTools board={board} disabled={fixed} results={pockets} />
          <RouletteBoard
            board={board}
            disabled={fixed}
            pocket={table.pocket}
            strip={<ResultStrip label={t("games.lastResults")} results={past} />}
          />
        </div>
      </div>
      <WinBanner result={table.result} />
    </GameFrame>
  );
}
