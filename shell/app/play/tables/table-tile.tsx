import type { PlayMode } from "@parlour/contracts/enumerations";
import type { GameFrameMessage } from "@parlour/contracts/game-frame";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import { IconButton } from "@parlour/web/ui/icon-button";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { GameFrame } from "../game/game-frame.tsx";
import { recordGame } from "../game/record-game.ts";
import type { RoomTable } from "../live/live-room.server.ts";
import { TableStatus } from "../live/table-status.tsx";
import { useTableState } from "../live/use-table-state.ts";
import { useLobby } from "../lobby/lobby-context.tsx";
import { notePlayed } from "../lobby/played.ts";
import type { Place } from "./place-tiles.ts";

/**
 * How a table is shown: alone, enlarged, as one of several, beside the enlarged one, or behind another on a phone.
 * The frame stays in its place in the document, because moving it would reload the game.
 */
export type TileView = "full" | "large" | "small" | "beside" | "hidden";

export const tileId = (slug: string) => `table-${slug}`;
export const tabId = (slug: string) => `tab-${slug}`;

type TableTileProps = {
  table: RoomTable;
  number: number;
  mode: PlayMode;
  isGamesIntegrationEnabled: boolean;
  isActive: boolean;
  view: TileView;
  hasTabs: boolean;
  place: Place;
  /** The balance that a table reported last; null in practice play, where each table has its own credits. */
  balance: GameFrameMessage<"balance"> | null;
  /** Whether the table closes as soon as its bet has been answered. */
  isClosing: boolean;
  onBalance: (message: GameFrameMessage<"balance">) => void;
  onStake: (message: GameFrameMessage<"stake">) => void;
  onAsking: (message: GameFrameMessage<"asking">) => void;
  mayReload: () => boolean;
  onUse: () => void;
  onSelect: (number: number) => void;
  onResize: () => void;
  onEnlarge: () => void;
  onClose: () => void;
};

/** One of several tables: the real game client in its own frame. */
export function TableTile(props: TableTileProps) {
  const { table, number, mode, isActive, view, hasTabs, place, balance, isClosing } = props;
  const { slug, name, card } = table;
  const { t } = useTranslation();
  const { session } = useLobby();
  const [hasBar, setHasBar] = useState(false);
  useEffect(() => {
    notePlayed(card.id, "live-casino");
    if (session !== null) void recordGame(session, card.id);
  }, [card.id, session]);
  const onTile = ({ action, number: selected }: GameFrameMessage<"tile">) => {
    if (action === "use") props.onUse();
    if (action === "resize") props.onResize();
    if (action === "select" && selected !== undefined) props.onSelect(selected);
  };
  const isBehind = view === "hidden" || view === "beside";
  return (
    <section
      id={tileId(slug)}
      role={hasTabs ? "tabpanel" : undefined}
      aria-label={hasTabs ? undefined : `${number}. ${name}`}
      aria-labelledby={hasTabs ? tabId(slug) : undefined}
      data-testid="table-tile"
      data-table={slug}
      data-active={isActive}
      data-view={view}
      style={{ left: place.left, top: place.top, width: place.width, height: place.height }}
      className={classNames(
        "absolute flex flex-col overflow-hidden bg-ink",
        view !== "full" && view !== "hidden" && "rounded-tile border",
        isActive ? "border-brass" : "border-line",
        view === "hidden" && "invisible",
      )}
    >
      {hasBar ? null : (
        <header className="flex min-h-11 shrink-0 items-center gap-2 border-b border-line bg-velvet pl-3">
          <h2 className="min-w-0 flex-1 truncate font-sans text-base font-semibold">{name}</h2>
          <IconButton
            quiet
            label={t("tables.close", { name })}
            icon={<X size={20} aria-hidden="true" />}
            onClick={props.onClose}
          />
        </header>
      )}
      <div className="min-h-0 flex-1" inert={isBehind || isClosing}>
        <div
          style={{
            width: `${100 / place.scale}%`,
            height: `${100 / place.scale}%`,
            transform: place.scale === 1 ? undefined : `scale(${place.scale})`,
          }}
          className="origin-top-left"
        >
          <GameFrame
            game={{ ...card, name }}
            tableNumber={table.number}
            mode={mode}
            path={card.href}
            isGamesIntegrationEnabled={props.isGamesIntegrationEnabled}
            takesFocus={isActive}
            attributes={{
              "data-tile": String(number),
              "data-tile-size": view === "full" || view === "large" ? view : "small",
              "data-tile-heard": String(isActive),
              ...(balance === null ? {} : { "data-balance": String(balance.amount) }),
              ...(balance?.balanceVersion == null
                ? {}
                : { "data-balance-version": String(balance.balanceVersion) }),
            }}
            onBalance={props.onBalance}
            onStake={props.onStake}
            onAsking={props.onAsking}
            mayReload={props.mayReload}
            onTile={onTile}
            onLeave={props.onClose}
            onBar={setHasBar}
          />
        </div>
      </div>
      {isClosing ? (
        <p role="status" className="absolute inset-0 z-10 grid place-items-center bg-ink/80 p-4 text-center">
          {t("tables.awaitingAnswer")}
        </p>
      ) : null}
      {view === "beside" ? <EnlargeButton table={table} number={number} onPress={props.onEnlarge} /> : null}
    </section>
  );
}

type EnlargeButtonProps = { table: RoomTable; number: number; onPress: () => void };

/** Covers a table beside the enlarged one. The table is too small to bet at, but pressing it enlarges it. */
function EnlargeButton({ table, number, onPress }: EnlargeButtonProps) {
  const { t } = useTranslation();
  const { slug, name } = table;
  const state = useTableState(slug);
  return (
    <button
      type="button"
      onClick={onPress}
      className="absolute inset-0 flex flex-col justify-end text-left focus-visible:-outline-offset-2"
    >
      <span className="grid gap-0.5 bg-ink/90 px-3 py-2">
        <span className="sr-only">{t("tables.enlarge")} </span>
        <span className="flex gap-2 font-semibold">
          <span className="text-brass">{number}</span>
          <span className="min-w-0 truncate">{name}</span>
        </span>
        <TableStatus table={table} state={state} />
      </span>
    </button>
  );
}
