import { useMemo } from "react";
import { useGame, useSeat } from "./game-context.ts";
import type { Round } from "./seat.ts";

/** Plays rounds at the player's seat. Returns null if a problem is already being shown to the player. */
export function useRounds<View>() {
  const { seat } = useGame();
  const { busy, problem } = useSeat();
  const resumed = useMemo(() => seat.resumed<View>(), [seat]);
  return {
    busy,
    /** Whether a problem, such as a lost connection or an ended session, prevents play. */
    stuck: problem !== null && ["offline", "moved", "ended", "closed"].includes(problem.kind),
    resumed,
    /** `cost` is the price of the round; set only if it is more than the stakes of the bet. */
    play: (bet: unknown, cost?: number) => seat.play<View>(bet, cost),
    act: (round: Round<View>, action: unknown, cost = 0) => seat.act<View>(round, action, cost),
  };
}
