import { IconButton } from "@parlour/web/ui/icon-button";
import { ResultStrip } from "@parlour/web/ui/result-strip";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useRef, useState } from "react";
import type { PlayedRound } from "../../kit/client/auto-bet.ts";
import { AutoplayButton } from "../../kit/client/autoplay-button.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { InstantButton } from "../../kit/client/instant-button.tsx";
import { multiplierFormat } from "../../kit/client/multiplier-format.ts";
import { PlayButton } from "../../kit/client/play-button.tsx";
import { StakeControl } from "../../kit/client/stake-control.tsx";
import { addRound, countOne, noRounds } from "../../kit/client/statistics/round-totals.ts";
import { useAutoplay } from "../../kit/client/use-autoplay.ts";
import { pastResult } from "../../kit/client/use-quick-round.ts";
import { resultTier, useResult } from "../../kit/client/use-result.ts";
import { useRounds } from "../../kit/client/use-rounds.ts";
import { useStake } from "../../kit/client/use-stake.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import type { PlinkoBet, PlinkoView } from "../math/plinko.ts";
import {
  PLINKO_ROWS_MAX,
  PLINKO_ROWS_MIN,
  type PlinkoRisk,
  plinkoPays,
  plinkoRisks,
} from "../math/plinko-pays.ts";
import { PlinkoBoard, type PlinkoBoardHandle } from "./plinko-board.tsx";
import { fallMs } from "./plinko-geometry.ts";
import { PlinkoPockets } from "./plinko-pockets.tsx";
import { PlinkoStatistics } from "./plinko-statistics.tsx";
import { riskNames } from "./risk-names.ts";
import "./plinko.css";

type Past = { id: string; text: string; tone?: string };

export function PlinkoTable() {
  const { t, language, sound, motion, replay } = useGame();
  const replayed = replay?.bet as PlinkoBet | undefined;
  const stake = useStake();
  const rounds = useRounds<PlinkoView>();
  const { result, show } = useResult();
  const [risk, setRisk] = useState<PlinkoRisk>(replayed?.risk ?? "medium");
  const [rows, setRows] = useState(replayed?.rows ?? 12);
  const [falling, setFalling] = useState(0);
  const [landed, setLanded] = useState<{ pocket: number; turn: number } | null>(null);
  const [past, setPast] = useState<Past[]>([]);
  const board = useRef<PlinkoBoardHandle>(null);
  const [totals, setTotals] = useState(noRounds);
  const [pockets, setPockets] = useState<Readonly<Record<string, number>>>({});
  const times = multiplierFormat(language);

  /** Resolves as soon as the ball starts to fall, because several balls may fall at once. */
  const drop = async (): Promise<PlayedRound | null> => {
    const round = await rounds.play({ stake: stake.value, rows, risk });
    if (round === null) return null;
    const { path, pocket, multiplier } = round.view;
    setFalling((count) => count + 1);
    const takeOff = board.current?.drop(path) ?? (() => {});
    void motion.pause(fallMs(path.length)).then(() => {
      takeOff();
      sound.play("drop");
      setLanded((known) => ({ pocket, turn: (known?.turn ?? 0) + 1 }));
      setFalling((count) => count - 1);
      const text = `${times.format(multiplier)}×`;
      show(round, text);
      setTotals((known) => addRound(known, round));
      setPockets((known) => countOne(known, `${path.length}/${pocket}`));
      const line = pastResult(round, text);
      setPast((known) => [line, ...known].slice(0, 16));
    });
    return round;
  };
  const autoplay = useAutoplay(drop, stake);
  const fixed = rounds.stuck || autoplay.running;
  const shaped = fixed || falling > 0;
  const loud = result !== null && ["big", "huge"].includes(resultTier(result)) ? result : null;
  return (
    <GameFrame
      theme="teal"
      overlapping
      stake={stake}
      result={result}
      onPlay={fixed || rounds.busy ? undefined : () => void drop()}
      dock={
        <>
          <StakeControl stake={stake} disabled={fixed} />
          <InstantButton />
          <AutoplayButton autoplay={autoplay} stake={stake.value} disabled={rounds.stuck} />
          <PlayButton disabled={fixed || rounds.busy} onClick={() => void drop()} shortcut=" ">
            {t("games-plinko.drop")}
          </PlayButton>
        </>
      }
    >
      <div className="plinko-table">
        <div className="plinko-choices">
          <SegmentedControl
            label={t("games-plinko.risk")}
            value={risk}
            onChange={(next) => setRisk(next as PlinkoRisk)}
            options={plinkoRisks.map((value) => ({
              value,
              label: t(riskNames[value]),
              disabled: shaped,
            }))}
          />
          <div className="plinko-rows plaque">
            <IconButton
              quiet
              label={t("games-plinko.fewer")}
              disabled={shaped || rows <= PLINKO_ROWS_MIN}
              icon={<Minus size={17} aria-hidden="true" />}
              onClick={() => setRows(rows - 1)}
            />
            <output aria-live="polite">{t("games-plinko.rowCount", { count: rows })}</output>
            <IconButton
              quiet
              label={t("games-plinko.more")}
              disabled={shaped || rows >= PLINKO_ROWS_MAX}
              icon={<Plus size={17} aria-hidden="true" />}
              onClick={() => setRows(rows + 1)}
            />
          </div>
        </div>
        <div className="plinko-stand">
          <PlinkoBoard ref={board} rows={rows} sound={sound} />
          <PlinkoPockets pays={plinkoPays(risk, rows)} landed={landed} />
        </div>
        <div className="plinko-foot">
          <ResultStrip label={t("games.lastResults")} results={past} />
          <PlinkoStatistics totals={totals} pockets={pockets} rows={rows} risk={risk} />
        </div>
      </div>
      <WinBanner centred result={loud} />
    </GameFrame>
  );
}
