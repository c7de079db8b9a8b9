import type { PokerTable } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import { IconButton } from "@parlour/web/ui/icon-button";
import X from "lucide-react/icons/x";
import { TableTerms } from "../parts/table-terms.tsx";
import { PokerTablePage } from "../table/poker-table-page.tsx";
import { TileFocus } from "./tile-focus.ts";

type TableTileProps = {
  table: PokerTable;
  number: number;
  isActive: boolean;
  onUse: () => void;
  onClose: () => void;
};

/**
 * One of several tables. Its frame is highlighted while the player has to act, and marked while keyboard shortcuts
 * apply to it.
 */
export function TableTile({ table, number, isActive, onUse, onClose }: TableTileProps) {
  const { t } = useTranslation();
  return (
    <li
      id={`poker-tile-${table.id}`}
      // The number key of a tile focuses the tile, so that the next Tab moves to its buttons.
      tabIndex={-1}
      data-testid="poker-tile"
      data-active={isActive}
      onFocusCapture={onUse}
      onPointerDownCapture={onUse}
      className={classNames(
        "poker-tile rounded-panel border bg-ink p-3 has-data-turn:border-bright has-data-turn:shadow-float",
        isActive ? "border-brass" : "border-line",
      )}
    >
      <TileFocus value={isActive}>
        <PokerTablePage
          id={table.id}
          name={`${number}. ${table.name}`}
          terms={<TableTerms table={table} />}
          close={
            <IconButton
              label={t("poker.closeTable", { table: table.name })}
              icon={<X size={20} aria-hidden="true" />}
              onClick={onClose}
            />
          }
        />
      </TileFocus>
    </li>
  );
}
