import type { PlayMode } from "@parlour/contracts/enumerations";
import { ApiError } from "@parlour/web/api/api-error";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useCallback, useEffect, useState } from "react";
import { useLobby } from "../lobby/lobby-context.tsx";
import { launchGame } from "./launch-game.ts";

export type LaunchProblem = "region" | "closed" | "session" | "connection" | "failed";
export type LaunchState =
  | { at: "launching" }
  | { at: "launched"; url: string }
  | { at: "failed"; problem: LaunchProblem };

type LaunchOptions = {
  gameId: string;
  mode: PlayMode;
  returnPath: string;
  isGamesIntegrationEnabled: boolean;
};

/** Requests the launch URL when the game is opened, and again when the player or the game requests a restart. */
export function useLaunch({ gameId, mode, returnPath, isGamesIntegrationEnabled }: LaunchOptions) {
  const { language } = useTranslation();
  const { currency } = useLobby();
  const [state, setState] = useState<LaunchState>({ at: "launching" });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt requests its own launch URL
  useEffect(() => {
    const stop = new AbortController();
    setState({ at: "launching" });
    launchGame({
      gameId,
      mode,
      currencyCode: currency,
      language,
      returnPath,
      isGamesIntegrationEnabled,
      signal: stop.signal,
    }).then(
      (url) => setState({ at: "launched", url }),
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ at: "failed", problem: problemOf(error) });
      },
    );
    return () => stop.abort();
  }, [gameId, mode, currency, language, returnPath, isGamesIntegrationEnabled, attempt]);
  const relaunch = useCallback(() => setAttempt((count) => count + 1), []);
  return { state, relaunch, attempt };
}

function problemOf(error: unknown): LaunchProblem {
  if (!(error instanceof ApiError)) return "failed";
  if (error.errorCode === "REGION_NOT_AVAILABLE") return "region";
  if (error.errorCode === "SESSION_INVALID") return "session";
  if (error.errorCode === "GAME_NOT_AVAILABLE" || error.status === 404) return "closed";
  return error.status === 0 ? "connection" : "failed";
}
