import { listSessionResults } from "@parlour/contracts/calls/play/games/list-session-results";
import { GAME_RESULTS_SHOWN } from "@parlour/contracts/constants";
import { client } from "@parlour/web/api/client";
import { useEffect, useState } from "react";
import { beadOf } from "../../kit/client/baccarat/bead-of.ts";
import { useGame } from "../../kit/client/game-context.ts";
import type { Bead } from "../../kit/client/live/roads.tsx";
import type { BaccaratHands } from "../../kit/math/baccarat/baccarat-hands.ts";

const listResults = client(listSessionResults);

/** The player's last rounds as beads, newest first: results from earlier visits, and those passed to `add`. */
export function useRoad() {
  const { session, replay } = useGame();
  const { gameSession } = session;
  const [beads, setBeads] = useState<readonly Bead[]>([]);
  const join = (newer: readonly Bead[], older: readonly Bead[]) => {
    const known = new Set(newer.map(({ id }) => id));
    return [...newer, ...older.filter(({ id }) => !known.has(id))].slice(0, GAME_RESULTS_SHOWN);
  };
  const isReplay = replay !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: earlier rounds are read once
  useEffect(() => {
    if (isReplay) return;
    let isLeft = false;
    listResults({ params: { gameSession } })
      .then(({ results }) => {
        const earlier = results.map(({ roundId, outcome }) => beadOf(roundId, outcome as BaccaratHands));
        if (!isLeft) setBeads((newer) => join(newer, earlier));
      })
      // The game can be played without earlier results, so the player sees no error if they can't be loaded.
      .catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [gameSession, isReplay]);
  return { beads, add: (bead: Bead) => setBeads((older) => join([bead], older)) };
}
