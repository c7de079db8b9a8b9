import Shuffle from "lucide-react/icons/shuffle";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { LevelChoice } from "../../kit/client/steps/level-choice.tsx";
import { StepDock } from "../../kit/client/steps/step-dock.tsx";
import { useStepRound } from "../../kit/client/steps/use-step-round.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { type TowersSetting, towersFloors, towersLevels, towersPays } from "../math/towers.ts";
import { Tower } from "./tower.tsx";
import "../../kit/client/steps/steps.css";
import "./towers.css";

const OPEN_MS = 320;

export function TowersTable() {
  const { t, motion } = useGame();
  // The server has already chosen the lit windows, so it makes no difference that the client picks the window at
  // random.
  const anyWindow = (): number => Math.floor(Math.random() * towersFloors[table.setting.level].windows);
  const table = useStepRound<TowersSetting, number, number>({
    setting: { level: "medium" },
    autoChoice: () => anyWindow(),
    afterStep: () => motion.pause(OPEN_MS),
  });
  const { fixed, playing, setting, view } = table;
  const pays = towersPays(setting.level);
  const pickAny = () => table.pick(anyWindow());
  return (
    <GameFrame
      theme="navy"
      stake={playing ? undefined : table.stake}
      result={table.result}
      onPlay={fixed ? undefined : pickAny}
      keys={[
        ...[0, 1, 2, 3].map((window) => ({
          key: String(window + 1),
          label: "games-towers.keyWindow" as const,
          press: () => {
            if (window < towersFloors[setting.level].windows) table.pick(window);
          },
        })),
        { key: "C", label: "games.cashOut", press: table.cashOut },
        { key: "R", label: "games-towers.random", press: pickAny },
      ]}
      dock={
        <StepDock
          table={table}
          steps={pays.length}
          label={t("games-towers.random")}
          icon={<Shuffle size={18} aria-hidden="true" />}
          onStep={pickAny}
        />
      }
    >
      <div className="towers-table">
        <LevelChoice
          levels={towersLevels}
          value={setting.level}
          disabled={fixed || playing}
          onChange={(level) => table.setSetting({ level })}
        />
        <Tower
          level={setting.level}
          pays={pays}
          view={view}
          disabled={fixed}
          pending={table.pending}
          onPick={table.pick}
        />
      </div>
      <WinBanner result={table.result} />
    </GameFrame>
  );
}
