import { Badge } from "@parlour/web/ui/badge";
import { IconButton } from "@parlour/web/ui/icon-button";
import BookOpen from "lucide-react/icons/book-open";
import ChevronLeft from "lucide-react/icons/chevron-left";
import History from "lucide-react/icons/history";
import ShieldCheck from "lucide-react/icons/shield-check";
import SquarePlus from "lucide-react/icons/square-plus";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { lazy, Suspense, useEffect, useEffectEvent, useId, useState } from "react";
import { FullScreenButton } from "./full-screen-button.tsx";
import { useGame } from "./game-context.ts";
import type { TableSeeds } from "./live/table-fairness.tsx";
import { tableName } from "./live/table-name.ts";
import { NetPosition } from "./net-position.tsx";
import { PlayClock } from "./play-clock.tsx";
import { postToPage } from "./post-to-page.ts";
import { addTablePath, useTile } from "./tile.ts";
import { TileButtons } from "./tile-buttons.tsx";
import type { GameKey } from "./use-game-keys.ts";

// Dialogs are loaded when they are opened, because few players open them.
const RulesDialog = lazy(async () => ({ default: (await import("./rules-dialog.tsx")).RulesDialog }));
const HistoryDialog = lazy(async () => ({ default: (await import("./history-dialog.tsx")).HistoryDialog }));
const SoundPanel = lazy(async () => ({ default: (await import("./sound-panel.tsx")).SoundPanel }));
const FairnessDialog = lazy(async () => ({
  default: (await import("./fairness-dialog.tsx")).FairnessDialog,
}));

const TableFairness = lazy(async () => ({
  default: (await import("./live/table-fairness.tsx")).TableFairness,
}));

const DealtRecord = lazy(async () => ({
  default: (await import("./live/video/dealt-record.tsx")).DealtRecord,
}));

type Panel = "rules" | "history" | "fairness";

type GameBarProps = {
  keys: readonly GameKey[];
  /** Shared rounds use the table's seeds instead of the player's. */
  table?: TableSeeds | undefined;
};

/**
 * The bar of a game: the exit button, the game's name, the time played and the buttons for its dialogs and its sound.
 * Where a page shows several tables, each bar has buttons to enlarge and close its table instead, and the page shows
 * the time played.
 */
export function GameBar({ keys, table }: GameBarProps) {
  const { session, t, sound } = useGame();
  const isDealt = table?.dealtRound !== undefined;
  const isFramed = window.parent !== window;
  const tile = useTile();
  const addTable = addTablePath();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [asked, setAsked] = useState<ReadonlySet<Panel>>(new Set());
  const [loud, setLoud] = useState(sound.on);
  const [isSoundAsked, setSoundAsked] = useState(false);
  const soundPanelId = useId();
  const show = (next: Panel) => {
    setAsked((known) => new Set(known).add(next));
    setPanel(next);
  };
  const toggleSound = () => {
    setLoud(sound.toggle());
    sound.play("press");
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (target.closest("input, select, textarea") || document.querySelector("dialog[open]")) return;
    if (event.key.toLowerCase() === "m") toggleSound();
    if (event.key.toLowerCase() === "i") show("rules");
    if (tile === null) return;
    if (event.key.toLowerCase() === "e") postToPage("tile", { action: "resize" });
    if (/^[1-4]$/.test(event.key)) postToPage("tile", { action: "select", number: Number(event.key) });
  });
  useEffect(() => {
    // Another table on the page may have changed the sound setting.
    const readSetting = () => setLoud(sound.on);
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("storage", readSetting);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("storage", readSetting);
    };
  }, [sound]);

  const close = () => setPanel(null);
  return (
    <header className="game-bar">
      {isFramed && tile === null ? (
        <IconButton
          quiet
          label={t("games.leave")}
          icon={<ChevronLeft size={22} aria-hidden="true" />}
          onClick={() => postToPage("leave", { mode: session.mode })}
        />
      ) : null}
      <div className="flex min-w-0 flex-1 flex-col items-start sm:flex-row sm:items-center sm:gap-2.5">
        <h1 className="max-w-full truncate text-md leading-tight max-[23.5rem]:text-sm md:text-xl">
          {tile ? <span className="mr-2 font-sans text-sm text-brass">{tile.number}</span> : null}
          {tableName({ t, name: session.game.name, number: table?.table?.number ?? 1 })}
        </h1>
        <div className="flex items-center gap-1 sm:gap-2.5">
          {session.mode === "practice" ? (
            <Badge
              tone="brass"
              className="-ml-2.5 min-h-0 bg-transparent py-0 sm:ml-0 sm:min-h-[22px] sm:bg-ink/82"
            >
              {t("games.practice")}
            </Badge>
          ) : null}
          {tile ? null : <PlayClock />}
          <NetPosition />
        </div>
      </div>
      <div className="flex shrink-0">
        {addTable ? (
          <span className="max-sm:hidden">
            <IconButton
              quiet
              label={t("games.addTable")}
              icon={<SquarePlus size={19} aria-hidden="true" />}
              onClick={() => postToPage("navigate", { path: addTable })}
            />
          </span>
        ) : null}
        {tile ? null : <FullScreenButton />}
        <IconButton
          quiet
          label={t("games.sound")}
          aria-haspopup="dialog"
          popoverTarget={soundPanelId}
          className={loud ? "text-bright" : undefined}
          icon={loud ? <Volume2 size={19} aria-hidden="true" /> : <VolumeX size={19} aria-hidden="true" />}
        />
        <section
          popover="auto"
          id={soundPanelId}
          className="sound-panel"
          aria-label={t("games.sound")}
          onToggle={({ newState }) => newState === "open" && setSoundAsked(true)}
        >
          <Suspense>
            {isSoundAsked ? (
              <SoundPanel isOn={loud} onToggle={toggleSound} hasCalls={table?.hasCalls === true} />
            ) : null}
          </Suspense>
        </section>
        {/* A small table has no room for all the buttons of the game bar. The rest appear when the table is
            enlarged. */}
        {tile === null || tile.isLarge ? (
          <>
            <IconButton
              quiet
              label={t("games.history")}
              icon={<History size={19} aria-hidden="true" />}
              onClick={() => show("history")}
            />
            <IconButton
              quiet
              label={isDealt ? t("games-dealt.record") : t("games.fairness")}
              icon={<ShieldCheck size={19} aria-hidden="true" />}
              onClick={() => show("fairness")}
            />
          </>
        ) : null}
        <IconButton
          quiet
          label={t("games.rules")}
          icon={<BookOpen size={19} aria-hidden="true" />}
          onClick={() => show("rules")}
        />
        {tile ? <TileButtons tile={tile} /> : null}
      </div>
      <Suspense>
        {asked.has("rules") ? <RulesDialog open={panel === "rules"} onClose={close} keys={keys} /> : null}
        {asked.has("history") ? (
          <HistoryDialog
            open={panel === "history"}
            onClose={close}
            onReplay={table?.onReplay}
            tableSlug={table?.table?.slug}
          />
        ) : null}
        {asked.has("fairness") && isDealt ? (
          <DealtRecord number={table.dealtRound ?? null} open={panel === "fairness"} onClose={close} />
        ) : null}
        {asked.has("fairness") && table && !isDealt ? (
          <TableFairness table={table} open={panel === "fairness"} onClose={close} />
        ) : null}
        {asked.has("fairness") && !table ? (
          <FairnessDialog open={panel === "fairness"} onClose={close} />
        ) : null}
      </Suspense>
    </header>
  );
}
