import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { KeyboardEvent } from "react";
import type { RoomTable } from "../live/live-room.server.ts";
import { TableStatus } from "../live/table-status.tsx";
import { useTableState } from "../live/use-table-state.ts";
import { tabId, tileId } from "./table-tile.tsx";

type TableTabsProps = { tables: readonly RoomTable[]; active: string; onSelect: (slug: string) => void };

/** Switches between the open tables on a phone. All stay connected, and each tab shows its table's countdown. */
export function TableTabs({ tables, active, onSelect }: TableTabsProps) {
  const { t } = useTranslation();
  const slugs = tables.map(({ slug }) => slug);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = slugs[(slugs.indexOf(active) + step + slugs.length) % slugs.length]!;
    onSelect(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={t("tables.openTables")}
      onKeyDown={move}
      className="no-scrollbar flex shrink-0 overflow-x-auto border-b border-line bg-velvet"
    >
      {tables.map((table) => (
        <TableTab
          key={table.slug}
          table={table}
          isActive={table.slug === active}
          onPress={() => onSelect(table.slug)}
        />
      ))}
    </div>
  );
}

type TableTabProps = { table: RoomTable; isActive: boolean; onPress: () => void };

function TableTab({ table, isActive, onPress }: TableTabProps) {
  const { slug, name } = table;
  const state = useTableState(slug);
  return (
    <button
      type="button"
      role="tab"
      id={tabId(slug)}
      aria-controls={tileId(slug)}
      aria-selected={isActive}
      tabIndex={isActive ? 0 : -1}
      onClick={onPress}
      className="grid min-h-12 min-w-36 flex-1 content-center border-b-2 border-transparent px-3 py-1 text-left focus-visible:-outline-offset-2 aria-selected:border-brass aria-selected:bg-raised"
    >
      <span className="truncate text-sm font-semibold">{name}</span>
      <span className="truncate text-2xs [&>span]:text-xs">
        <TableStatus table={table} state={state} />
      </span>
    </button>
  );
}
