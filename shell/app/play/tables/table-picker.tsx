import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import type { RoomTable } from "../live/live-room.server.ts";
import { TableStatus, TableTier } from "../live/table-status.tsx";
import { useTableState } from "../live/use-table-state.ts";
import { CardPicture } from "../lobby/card-picture.tsx";
import { mostTables } from "./open-tables.ts";

type TablePickerProps = {
  label: string;
  tables: readonly RoomTable[];
  chosen: readonly string[];
  onToggle: (slug: string) => void;
  /** Whether there is room for more than one column. */
  isWide?: boolean;
};

/** All tables by name with their state, each with a button that adds or removes it. */
export function TablePicker({ label, tables, chosen, onToggle, isWide = false }: TablePickerProps) {
  const isFull = chosen.length >= mostTables;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold">{label}</legend>
      <ul className={classNames("grid gap-2", isWide && "md:grid-cols-2 xl:grid-cols-3")}>
        {tables.map((table) => (
          <li key={table.slug} className="min-w-0">
            <TableOption
              table={table}
              isChosen={chosen.includes(table.slug)}
              isFull={isFull}
              onToggle={() => onToggle(table.slug)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type TableOptionProps = { table: RoomTable; isChosen: boolean; isFull: boolean; onToggle: () => void };

function TableOption({ table, isChosen, isFull, onToggle }: TableOptionProps) {
  const { t } = useTranslation();
  const { slug, name, card, limits, tier } = table;
  const state = useTableState(slug);
  const Icon = isChosen ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-table={slug}
      disabled={isFull && !isChosen}
      onClick={onToggle}
      className="flex w-full min-w-0 items-center gap-3 rounded-tile border border-line bg-velvet p-2.5 text-left transition-colors hover:border-brass/60 hover:bg-raised disabled:opacity-45 aria-pressed:border-brass aria-pressed:bg-raised"
    >
      <span className="w-12 shrink-0 overflow-hidden rounded-card">
        <CardPicture slug={card.slug} sizes="48px" />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="truncate font-semibold">{name}</span>
        <TableStatus table={table} state={state} />
        {tier ? <TableTier tier={tier} /> : null}
        <span className="text-sm text-mist">{t("lobby.tableLimits", limits)}</span>
      </span>
      <Icon
        size={20}
        aria-hidden="true"
        className={classNames("shrink-0", isChosen ? "text-bright" : "text-mist")}
      />
    </button>
  );
}
