import { listSessionResults } from "@parlour/contracts/calls/play/games/list-session-results";
import { GAME_RESULTS_SHOWN } from "@parlour/contracts/constants";
import { client } from "@parlour/web/api/client";
import { useEffect, useState } from "react";
import { useGame } from "../game-context.ts";
import { addResults, type OwnResult } from "./own-results.ts";

const listResults = client(listSessionResults);

/** The player's last results of this game: results from earlier rounds, and those passed to `add`. */
export function useOwnResults() {
  const { session, replay } = useGame();
  const { gameSession } = session;
  const [results, setResults] = useState<readonly OwnResult[]>([]);
  const isReplay = replay !== null;
  useEffect(() => {
    if (isReplay) return;
    let isLeft = false;
    listResults({ params: { gameSession } })
      .then((answer) => {
        if (isLeft) return;
        const earlier = answer.results.map(({ roundId, outcome }) => ({
          roundId,
          pocket: (outcome as { pocket: number }).pocket,
        }));
        setResults((known) => addResults(known, earlier, GAME_RESULTS_SHOWN));
      })
      // The game can be played without earlier results, so the player sees no error if they can't be loaded.
      .catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [gameSession, isReplay]);
  return {
    results,
    add: (result: OwnResult) => setResults((known) => addResults([result], known, GAME_RESULTS_SHOWN)),
  };
}
