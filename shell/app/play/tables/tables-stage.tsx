import type { GameFrameMessage } from "@parlour/contracts/game-frame";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Sheet } from "@parlour/web/ui/sheet";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useLobby } from "../lobby/lobby-context.tsx";
import { newestBalance } from "./newest-balance.ts";
import { addTable, closeTable, mostTables, type OpenTables, resizeTable, tablesPath } from "./open-tables.ts";
import { placeTiles } from "./place-tiles.ts";
import { TablePicker } from "./table-picker.tsx";
import { TableTabs } from "./table-tabs.tsx";
import { TableTile, tileId } from "./table-tile.tsx";
import type { TablesData } from "./tables.server.ts";
import { TablesBar } from "./tables-bar.tsx";
import { useClosing } from "./use-closing.ts";
import { useNarrowScreen, useRoomSize } from "./use-room-size.ts";
import { useTableKeys } from "./use-table-keys.ts";
import { useWantedTables } from "./use-wanted-tables.ts";

type TablesStageProps = { data: TablesData; shown: OpenTables };

/** Several live tables in the whole window, with one balance and one session clock. */
export default function TablesStage({ data, shown }: TablesStageProps) {
  const { t } = useTranslation();
  const { channel, tables } = data;
  const { options } = useLobby();
  const navigate = useNavigate();
  const stage = useRef<HTMLDialogElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrowScreen();
  const size = useRoomSize(room);
  const mode = options.real === "play" && !(shown.isPractice && options.practice) ? "real" : "practice";
  const [isAdding, setAdding] = useState(false);
  const [used, setUsed] = useState<string | null>(null);
  const [balance, setBalance] = useState<GameFrameMessage<"balance"> | null>(null);
  const handleBalance = (reported: GameFrameMessage<"balance">) =>
    setBalance((known) => newestBalance(known, reported));

  const { open } = shown;
  // A phone shows one table at a time, so no table is enlarged there.
  const large = isNarrow ? null : shown.large;
  const active = large ?? (used !== null && open.includes(used) ? used : (shown.large ?? open[0]!));
  const places = placeTiles(size, open.length, large === null ? null : open.indexOf(large));
  const listed = open.map((slug) => tables.find((table) => table.slug === slug)!);

  const { change } = useWantedTables(channel, shown);
  const [focused, setFocused] = useState<{ slug: string } | null>(null);
  const select = (slug: string) => {
    setUsed(slug);
    setFocused({ slug });
    if (large !== null && slug !== large)
      change((now) => (now.open.includes(slug) ? { ...now, large: slug } : now));
  };
  const { close, closing, leave, handleStake, handleAsking, mayReload } = useClosing({
    isReal: mode === "real",
    nameOf: (slug) => tables.find((table) => table.slug === slug)?.name ?? slug,
    onClose(slug) {
      change((now) => closeTable(now, slug));
      stage.current?.focus();
    },
    onRoom: () => exit(),
  });
  const exit = () => {
    leave();
    void navigate(`/${channel}`);
  };
  const resize = (slug: string) => {
    if (isNarrow) return;
    setUsed(slug);
    setFocused({ slug });
    change((now) => resizeTable(now, slug));
  };
  useTableKeys({
    onSelect: (number) => open[number - 1] && select(open[number - 1]!),
    onResize: () => resize(active),
  });

  useEffect(() => {
    stage.current?.showModal();
    // The dialog itself takes the focus. By default the exit button would get it, and Space would close the tables.
    stage.current?.focus();
  }, []);
  // The frame can take the focus only once it is rendered as the active one, which may be after the URL has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame behind the enlarged one can't take the focus
  useEffect(() => {
    if (focused) document.getElementById(tileId(focused.slug))?.querySelector("iframe")?.focus();
  }, [focused, large]);

  return (
    <dialog
      ref={stage}
      aria-label={t("tables.title")}
      // A phone's back gesture may close the dialog. React also calls this handler when the list inside the dialog
      // closes, which is ignored.
      onClose={({ target, currentTarget }) => target === currentTarget && exit()}
      tabIndex={-1}
      className="game-stage bg-ink text-ivory"
    >
      <div className="flex h-full flex-col">
        <TablesBar
          mode={mode}
          balance={balance}
          isFull={open.length >= mostTables}
          path={tablesPath(channel, shown)}
          onAdd={() => setAdding(true)}
          onExit={exit}
        />
        {isNarrow && open.length > 1 ? (
          <TableTabs tables={listed} active={active} onSelect={setUsed} />
        ) : null}
        <div ref={room} className="relative m-0 min-h-0 flex-1 overflow-hidden md:m-2">
          {listed.map((table, at) => (
            <TableTile
              key={table.slug}
              table={table}
              number={at + 1}
              mode={mode}
              isGamesIntegrationEnabled={data.isGamesIntegrationEnabled}
              isActive={table.slug === active}
              view={
                isNarrow
                  ? table.slug === active
                    ? "full"
                    : "hidden"
                  : open.length === 1
                    ? "full"
                    : large === null
                      ? "small"
                      : table.slug === large
                        ? "large"
                        : "beside"
              }
              hasTabs={isNarrow && open.length > 1}
              place={isNarrow ? { left: 0, top: 0, ...size, scale: 1 } : places[at]!}
              isClosing={closing.has(table.slug)}
              balance={mode === "real" && balance?.settled ? balance : null}
              onBalance={handleBalance}
              onStake={(stake) => handleStake(table.slug, stake)}
              onAsking={(asking) => handleAsking(table.slug, asking)}
              mayReload={() => mayReload(table.slug)}
              onUse={() => setUsed(table.slug)}
              onSelect={(number) => open[number - 1] && select(open[number - 1]!)}
              onResize={() => resize(table.slug)}
              onEnlarge={() => select(table.slug)}
              onClose={() => close(table.slug)}
            />
          ))}
        </div>
      </div>
      <Sheet
        open={isAdding}
        onClose={() => setAdding(false)}
        title={t("tables.add")}
        closeLabel={t("tables.closeList")}
      >
        <TablePicker
          label={t("tables.openOf", { count: open.length })}
          tables={tables}
          chosen={open}
          onToggle={(slug) => (open.includes(slug) ? close(slug) : change((now) => addTable(now, slug)))}
        />
      </Sheet>
    </dialog>
  );
}
