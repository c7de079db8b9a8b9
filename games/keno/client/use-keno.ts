import { useState } from "react";
import type { PlayedRound } from "../../kit/client/auto-bet.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { useKept } from "../../kit/client/use-kept.ts";
import { useResult } from "../../kit/client/use-result.ts";
import { useRounds } from "../../kit/client/use-rounds.ts";
import { useStake } from "../../kit/client/use-stake.ts";
import { KENO_RISK_DEFAULT, type KenoBet, type KenoView } from "../math/keno.ts";
import { KENO_PICKS_MAX, type KenoRisk, kenoRisks } from "../math/keno-pays.ts";
import { quickPick } from "./quick-pick.ts";
import { useKenoStatistics } from "./use-keno-statistics.ts";

const BALL_MS = 120;
const nothing: ReadonlySet<number> = new Set();

const readRisk = (kept: unknown): KenoRisk => kenoRisks.find((risk) => risk === kept) ?? KENO_RISK_DEFAULT;

/** The state of a keno board: the picks and the balls drawn so far. */
export function useKeno() {
  const { t, sound, motion, replay } = useGame();
  const rounds = useRounds<KenoView>();
  const stake = useStake();
  const { result, show, clear } = useResult();
  const [picks, setPicks] = useState<ReadonlySet<number>>(
    () => new Set((replay?.bet as KenoBet | undefined)?.picks),
  );
  const replayedBet = replay?.bet as KenoBet | undefined;
  const [keptRisk, setRisk] = useKept("risk", readRisk);
  const risk = replayedBet ? (replayedBet.risk ?? KENO_RISK_DEFAULT) : keptRisk;
  const statistics = useKenoStatistics();
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(nothing);
  const [drawing, setDrawing] = useState(false);

  const touch = (next: ReadonlySet<number>) => {
    if (drawing) return;
    sound.play("press");
    clear();
    setDrawn(nothing);
    setPicks(next);
  };
  const play = async (): Promise<PlayedRound | null> => {
    if (drawing || picks.size === 0) return null;
    clear();
    setDrawn(nothing);
    setDrawing(true);
    const round = await rounds.play({ stake: stake.value, picks: [...picks], risk });
    if (round !== null) {
      const { view } = round;
      for (let count = 1; count <= view.drawn.length; count += 1) {
        const ball = view.drawn[count - 1]!;
        if (!motion.reduced) sound.play(picks.has(ball) ? "gem" : "tick");
        setDrawn(new Set(view.drawn.slice(0, count)));
        await motion.pause(BALL_MS);
      }
      const summary = t("games-keno.summary", { hits: view.hits.length, picked: view.picks.length });
      show(round, summary);
      statistics.add(view, round);
    }
    setDrawing(false);
    return round;
  };
  const started = drawing || drawn.size > 0;
  return {
    stake,
    risk,
    setRisk(next: KenoRisk) {
      if (drawing) return;
      clear();
      setDrawn(nothing);
      setRisk(next);
    },
    statistics,
    picks,
    drawn,
    drawing,
    result,
    stuck: rounds.stuck,
    hits: started ? [...drawn].filter((ball) => picks.has(ball)).length : null,
    play,
    toggle(number: number) {
      const next = new Set(picks);
      if (!next.delete(number)) {
        if (next.size >= KENO_PICKS_MAX) return;
        next.add(number);
      }
      touch(next);
    },
    pickQuickly: () => touch(quickPick(picks, KENO_PICKS_MAX)),
    clearPicks: () => touch(nothing),
  };
}
