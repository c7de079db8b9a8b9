import ArrowRight from "lucide-react/icons/arrow-right";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { LevelChoice } from "../../kit/client/steps/level-choice.tsx";
import { StepDock } from "../../kit/client/steps/step-dock.tsx";
import { useStepRound } from "../../kit/client/steps/use-step-round.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { type FoxtrotSetting, foxtrotLevels, foxtrotPays } from "../math/foxtrot.ts";
import { Road } from "./road.tsx";
import "../../kit/client/steps/steps.css";
import "./foxtrot.css";

const HOP_MS = 380;
const HIT_MS = 650;

export function FoxtrotTable() {
  const { t, motion } = useGame();
  const table = useStepRound<FoxtrotSetting, "go", number>({
    setting: { level: "medium" },
    autoChoice: () => "go",
    afterStep: ({ outcome }) => motion.pause(outcome === "lost" ? HIT_MS : HOP_MS),
  });
  const { fixed, playing, setting } = table;
  const pays = foxtrotPays(setting.level);
  const go = () => table.pick("go");
  return (
    <GameFrame
      theme="slate"
      stake={playing ? undefined : table.stake}
      result={table.result}
      onPlay={fixed ? undefined : go}
      keys={[
        { key: "G", label: "games-foxtrot.go", press: go },
        { key: "C", label: "games.cashOut", press: table.cashOut },
      ]}
      dock={
        <StepDock
          table={table}
          steps={pays.length}
          label={t("games-foxtrot.go")}
          icon={<ArrowRight size={18} aria-hidden="true" />}
          onStep={go}
        />
      }
    >
      <div className="fox-table">
        <LevelChoice
          levels={foxtrotLevels}
          value={setting.level}
          disabled={fixed || playing}
          onChange={(level) => table.setSetting({ level })}
        />
        <Road level={setting.level} pays={pays} view={table.view} disabled={fixed} onGo={go} />
      </div>
      <WinBanner result={table.result} />
    </GameFrame>
  );
}
