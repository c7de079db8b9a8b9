import type { PlayMode } from "@parlour/contracts/enumerations";
import type { GameFrameMessage } from "@parlour/contracts/game-frame";
import { tableSlugOf } from "@parlour/rules/table-copy";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useEffect, useRef, useState } from "react";
import { findChannel } from "../lobby/channels.ts";
import { useLobby } from "../lobby/lobby-context.tsx";
import { notePlayed } from "../lobby/played.ts";
import { tablesPath } from "../tables/open-tables.ts";
import type { PlayableGame } from "./game.server.ts";
import { type FrameAttributes, GameFrame } from "./game-frame.tsx";
import { recordGame } from "./record-game.ts";
import { StageBar } from "./stage-bar.tsx";

/** Gives a live table the path at which it can be played beside others. Other games get no path. */
function addTableAttribute(
  { slug, number }: { slug: string; number: number },
  mode: PlayMode,
  path: string,
): FrameAttributes {
  const channel = findChannel(path)!;
  if (channel.games !== "live-casino") return {};
  const tables = {
    open: [tableSlugOf({ game: slug, number })],
    large: null,
    isPractice: mode === "practice",
  };
  return { "data-add-table": tablesPath(channel.path, tables) };
}

type GameStageProps = {
  game: PlayableGame;
  mode: PlayMode;
  path: string;
  isGamesIntegrationEnabled: boolean;
  /** Which of several tables of a live game to open; null if the server chooses. */
  tableNumber: number | null;
  onLeave: () => void;
};

/** The full-window game view, with the exit, balance and session time always visible. */
export default function GameStage(props: GameStageProps) {
  const { game, mode, path, isGamesIntegrationEnabled, tableNumber, onLeave } = props;
  const { t } = useTranslation();
  const { session } = useLobby();
  const stage = useRef<HTMLDialogElement>(null);
  const [hasBar, setHasBar] = useState(false);
  const [balance, setBalance] = useState<GameFrameMessage<"balance"> | null>(null);

  useEffect(() => {
    stage.current?.showModal();
    // The dialog itself takes the focus. By default the exit button would get it, and Space would close the game.
    stage.current?.focus();
    // Escape is handled by the game, and leaving an unfinished round must be deliberate. Preventing the
    // dialog's `cancel` event isn't enough, because browsers limit how often it can be prevented.
    const keep = (event: KeyboardEvent) => event.key === "Escape" && event.preventDefault();
    addEventListener("keydown", keep);
    return () => removeEventListener("keydown", keep);
  }, []);
  useEffect(() => {
    notePlayed(game.id, findChannel(path)!.games);
    if (session !== null) void recordGame(session, game.id);
  }, [game.id, path, session]);

  return (
    <dialog
      ref={stage}
      aria-label={t("game.stage", { name: game.name })}
      // The Escape key is blocked. If something else closes the dialog, such as a phone's back gesture, the game ends,
      // so that no round continues unseen.
      onClose={onLeave}
      tabIndex={-1}
      className="game-stage bg-ink text-ivory"
    >
      <div className="flex h-full flex-col">
        {/* Our own games show the exit button, the balance and the session time in their own bar. */}
        {hasBar ? null : (
          <StageBar
            game={game}
            mode={mode}
            balance={balance?.mode === mode ? balance : null}
            stage={stage}
            onLeave={onLeave}
          />
        )}
        <div className="min-h-0 flex-1">
          <GameFrame
            key={mode}
            game={game}
            mode={mode}
            path={path}
            isGamesIntegrationEnabled={isGamesIntegrationEnabled}
            tableNumber={tableNumber}
            onBalance={setBalance}
            onLeave={onLeave}
            onBar={setHasBar}
            attributes={addTableAttribute({ slug: game.slug, number: tableNumber ?? 1 }, mode, path)}
          />
        </div>
      </div>
    </dialog>
  );
}
