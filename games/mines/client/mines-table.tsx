import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { StepLadder } from "../../kit/client/steps/step-ladder.tsx";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { minesPay, stonesMax } from "../math/mines.ts";
import { MinesDock } from "./mines-dock.tsx";
import { MinesField } from "./mines-field.tsx";
import { useMines } from "./use-mines.ts";
import "../../kit/client/steps/steps.css";
import "./mines.css";

const presets = [1, 3, 5, 10, 24];

export function MinesTable() {
  const { t } = useGame();
  const table = useMines();
  const { round, view, stake, fixed, count } = table;
  const playing = round !== null;
  const isLost = view?.outcome === "exploded";
  const found = view === null ? 0 : view.revealed.length - (isLost ? 1 : 0);
  const mines = view?.mines ?? count;
  return (
    <GameFrame
      theme="slate"
      stake={playing || fixed ? undefined : stake}
      result={table.result}
      onPlay={playing || fixed ? undefined : table.start}
      keys={[
        { key: "C", label: "games.cashOut", press: table.cashOut },
        { key: "R", label: "games-mines.random", press: table.revealAny },
      ]}
      dock={<MinesDock table={table} />}
    >
      <div className="mines-table">
        <div className="mines-presets">
          <SegmentedControl
            label={t("games-mines.mines")}
            value={String(mines)}
            onChange={(value) => table.setCount(Number(value))}
            options={presets.map((preset) => ({
              value: String(preset),
              label: t("games-mines.count", { count: preset }),
              disabled: playing || fixed,
            }))}
          />
        </div>
        <StepLadder
          label={t("games-mines.ladder", { count: mines })}
          pays={Array.from({ length: stonesMax(mines) }, (_, index) => minesPay(mines, index + 1))}
          passed={found}
          lost={isLost}
          isCashedOut={view?.outcome === "cashedOut"}
        />
        <MinesField
          view={view}
          disabled={!playing || fixed}
          pending={table.pending}
          onReveal={table.reveal}
        />
      </div>
      <WinBanner centred result={table.result} />
    </GameFrame>
  );
}
