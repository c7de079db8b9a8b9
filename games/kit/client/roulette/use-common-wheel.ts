import { type RefObject, useEffect, useState } from "react";
import { useGame } from "../game-context.ts";
import type { LiveSeat } from "../live/use-live-table.ts";
import { SPIN_MS, type WheelHandle } from "./wheel.tsx";

const restMs = 200;

/**
 * Times the spin so that the ball stops on every screen when the round ends; returns the pocket once the ball has
 * stopped. Only the flat wheel is spun here, because the 3D wheel follows the round's times on its own.
 */
export function useCommonWheel(table: LiveSeat, wheel: RefObject<WheelHandle | null>, isFlat: boolean) {
  const { motion } = useGame();
  const [isSpinning, setSpinning] = useState(false);
  const { round, now } = table;
  const pocket = (round?.outcome as { pocket: number } | null)?.pocket ?? null;
  const number = round?.number ?? 0;
  const isRunning = round?.phase === "RUNNING";
  const endsAt = round?.endsAt ?? 0;
  useEffect(() => {
    if (!isRunning || pocket === null || motion.reduced || !isFlat) return;
    const inMs = endsAt - restMs - SPIN_MS - now();
    // A player who joins during the spin sees only the result, because a spin started now would end too late.
    if (inMs < -400) return;
    let isLeft = false;
    const timer = setTimeout(
      async () => {
        setSpinning(true);
        await wheel.current?.spin(pocket);
        if (!isLeft) setSpinning(false);
      },
      Math.max(0, inMs),
    );
    return () => {
      isLeft = true;
      clearTimeout(timer);
      setSpinning(false);
    };
  }, [isRunning, pocket, endsAt, now, motion, wheel, isFlat]);
  const isOver = round?.phase === "RESULT";
  return { isSpinning, pocket: isOver ? pocket : null, number };
}
