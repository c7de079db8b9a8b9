import { useEffect, useRef, useState } from "react";
import { type AutoBetPlan, gainOf, isOver, nextStake, type PlayedRound } from "./auto-bet.ts";
import { useGame, useSeat } from "./game-context.ts";
import type { Stake } from "./use-stake.ts";

type Progress = { played: number; rounds: number | null };

/**
 * Plays rounds automatically, if the session allows it, until a rule of the plan, the player or a problem stops
 * autoplay. Tables with a single stake pass it as `stake`, so that the plan can change it between rounds.
 */
export function useAutoplay(
  playOnce: () => Promise<PlayedRound | null>,
  stake?: Stake,
  { hasFeatures = false }: { hasFeatures?: boolean } = {},
) {
  const { session, motion } = useGame();
  const { problem } = useSeat();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef(false);
  const latest = useRef({ playOnce, stake });
  latest.current = { playOnce, stake };

  const stop = () => {
    running.current = false;
    setProgress(null);
  };
  const start = async (plan: AutoBetPlan) => {
    if (!session.autoplayAllowed || running.current) return;
    running.current = true;
    const first = latest.current.stake?.value ?? 0;
    let net = 0;
    for (let played = 0; running.current; ) {
      setProgress({ played, rounds: plan.rounds });
      const round = await latest.current.playOnce();
      if (round === null) break;
      played += 1;
      const gain = gainOf(round);
      net += gain;
      if (isOver(plan, played, net, round)) break;
      const { stake: current } = latest.current;
      current?.set(nextStake(plan, first, current.value, gain));
      await motion.pause(500);
      // With reduced motion the pause between rounds is skipped, but the table must still be redrawn
      // between two rounds.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    // If autoplay has raised the stake, it must not stay raised for the next manual round.
    latest.current.stake?.set(first);
    stop();
  };
  useEffect(() => {
    if (problem !== null) running.current = false;
  }, [problem]);
  useEffect(
    () => () => {
      running.current = false;
    },
    [],
  );
  return {
    allowed: session.autoplayAllowed,
    running: progress !== null,
    /** The number of rounds left; null if autoplay has no limit on rounds. */
    left: progress === null || progress.rounds === null ? null : progress.rounds - progress.played,
    changesStake: stake !== undefined,
    hasFeatures,
    start,
    stop,
  };
}

export type Autoplay = ReturnType<typeof useAutoplay>;
