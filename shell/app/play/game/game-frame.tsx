import type { PlayMode } from "@parlour/contracts/enumerations";
import type { GameFrameMessage } from "@parlour/contracts/game-frame";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Spinner } from "@parlour/web/ui/spinner";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { showRealityCheck } from "../../parts/show-reality-check.ts";
import { readFrameMessage } from "./frame-message.ts";
import type { PlayableGame } from "./game.server.ts";
import { type LaunchProblem, useLaunch } from "./use-launch.ts";
import { usePlayStart } from "./use-play-start.ts";

/** After this time the game is shown even if it hasn't reported that it is ready. */
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
  /** Which of the game's tables to open, if there are several; if unset, the server chooses one. */
  tableNumber?: number | null;
  onBalance?: (message: GameFrameMessage<"balance">) => void;
  onLeave?: () => void;
  onStake?: (message: GameFrameMessage<"stake">) => void;
  onAsking?: (message: GameFrameMessage<"asking">) => void;
  onTile?: (message: GameFrameMessage<"tile">) => void;
  /** Called before the game loads again. If it returns false, the page removes the game instead. */
  mayReload?: () => boolean;
  /**
   * Called when the game is ready; the argument is whether the game shows its own bar. Called with false when the
   * game reloads.
   */
  onBar?: (hasBar: boolean) => void;
  /** Input for the game, passed through the attributes of its element; see `gameFrameMessages`. */
  attributes?: FrameAttributes;
  /** Whether the game gets the keyboard focus when it is ready. */
  takesFocus?: boolean;
};

export type FrameAttributes = Partial<
  Record<
    | "data-add-table"
    | "data-tile"
    | "data-tile-size"
    | "data-tile-heard"
    | "data-balance"
    | "data-balance-version",
    string
  >
>;

/** The game in its frame, with a loading state until it is ready. */
export function GameFrame(props: GameFrameProps) {
  const { game, mode, path, isGamesIntegrationEnabled, tableNumber = null } = props;
  const { attributes, takesFocus = true } = props;
  const { onBalance, onLeave, onBar, onStake, onAsking, onTile, mayReload } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const playStart = usePlayStart();
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
    const receive = (event: MessageEvent) => {
      const received = readFrameMessage(event, frame.current?.contentWindow, location.origin);
      if (received?.name === "ready") {
        setReadyAt(attempt);
        onBar?.(received.message.hasBar === true);
        if (takesFocus) takeFocus(frame.current);
      }
      if (received?.name === "leave") onLeave?.();
      if (received?.name === "balance") onBalance?.(received.message);
      if (received?.name === "stake") onStake?.(received.message);
      if (received?.name === "asking") onAsking?.(received.message);
      if (received?.name === "tile") onTile?.(received.message);
      if (received?.name === "relaunch" && mayReload?.() !== false) {
        onBar?.(false);
        relaunch();
      }
      if (received?.name === "realityCheck") showRealityCheck.publish({ isDue: true });
      if (received?.name === "navigate") void navigate(received.message.path);
    };
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, [
    attempt,
    mayReload,
    navigate,
    onAsking,
    onBalance,
    onBar,
    onLeave,
    onStake,
    onTile,
    relaunch,
    takesFocus,
  ]);

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
          src={tableNumber === null ? state.url : withTable(state.url, tableNumber)}
          title={game.name}
          allow="fullscreen; autoplay"
          data-play-started={playStart()}
          {...attributes}
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

function withTable(url: string, number: number): string {
  return `${url}${url.includes("?") ? "&" : "?"}table=${number}`;
}

/**
 * Moves the keyboard focus to the game once it can be played, unless the player is already using another
 * control.
 */
function takeFocus(frame: HTMLIFrameElement | null): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused instanceof HTMLDialogElement) frame?.focus();
}
