import type { PlayMode } from "@parlour/contracts/enumerations";
import type { GameFrameMessage } from "@parlour/contracts/game-frame";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Spinner } from "@parlour/web/ui/spinner";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { readFrameMessage } from "./frame-message.ts";
import type { PlayableGame } from "./game.server.ts";
import { type LaunchProblem, useLaunch } from "./use-launch.ts";

/** A game that hasn't reported ready by then is shown anyway. */
const PATIENCE_MS = 8_000;

const problems: Record<LaunchProblem, MessageKey> = {
  region: "game.problemRegion",
  closed: "game.problemClosed",
  session: "game.problemSession",
  connection: "game.problemConnection",
  failed: "game.problemFailed",
};

type GameFrameProps = {
  game: PlayableGame;
  mode: PlayMode;
  path: string;
  isGamesIntegrationEnabled: boolean;
  onBalance?: (message: GameFrameMessage<"balance">) => void;
};

/** The game in its frame, with a loading state before it. */
export function GameFrame({ game, mode, path, isGamesIntegrationEnabled, onBalance }: GameFrameProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, relaunch, attempt } = useLaunch({
    gameId: game.id,
    mode,
    returnPath: path,
    isGamesIntegrationEnabled,
  });
  const [readyAt, setReadyAt] = useState(-1);
  const isReady = readyAt === attempt;

  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const told = readFrameMessage(event, frame.current?.contentWindow, location.origin);
      if (told?.name === "ready") setReadyAt(attempt);
      if (told?.name === "balance") onBalance?.(told.message);
      if (told?.name === "relaunch") relaunch();
      if (told?.name === "navigate") void navigate(told.message.path);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [attempt, navigate, onBalance, relaunch]);

  const hasUrl = state.at === "launched";
  useEffect(() => {
    if (!hasUrl) return;
    const timer = setTimeout(() => setReadyAt(attempt), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [hasUrl, attempt]);

  return (
    <div className="relative size-full bg-ink">
      {state.at === "launched" ? (
        <iframe
          key={state.url}
          ref={frame}
          src={state.url}
          title={game.name}
          allow="fullscreen; autoplay"
          className="size-full border-0"
        />
      ) : null}
      {state.at === "failed" ? (
        <div className="grid size-full place-items-center overflow-y-auto p-4">
          <ErrorState title={t(problems[state.problem])} retryLabel={t("game.tryAgain")} onRetry={relaunch} />
        </div>
      ) : null}
      {state.at === "failed" || isReady ? null : (
        <div role="status" className="deco-backdrop absolute inset-0 grid place-items-center bg-ink">
          <p className="flex flex-col items-center gap-4 text-mist">
            <Spinner size="lg" />
            {t("game.loading", { name: game.name })}
          </p>
        </div>
      )}
    </div>
  );
}
