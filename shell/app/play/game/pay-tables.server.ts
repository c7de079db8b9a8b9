import type { PayCell, PayTable } from "@parlour/contracts/entities/pay-table";
import { formatPayCell } from "@parlour/web/i18n/format-pay-cell";
import { loadAllGameMessages } from "@parlour/web/i18n/load-messages";
import { createTranslator } from "@parlour/web/i18n/translator";

export type WrittenTable = {
  title: string;
  notes: string[];
  columns: string[];
  rows: string[][];
  /** Whether the game describes its payouts in sentences instead of figures. */
  isProse: boolean;
};

/** Translates the pay tables on the server, so that the games' messages aren't sent with the page. */
export function writePayTables(tables: readonly PayTable[], language: string): WrittenTable[] {
  const words = loadAllGameMessages(language);
  const t = createTranslator(language, words);
  const write = (cell: PayCell) => formatPayCell(cell, t, language);
  return tables.map(({ title, notes, columns, rows }) => ({
    title: write(title),
    notes: notes.map(write),
    columns: columns.map(write),
    rows: rows.map((cells) => cells.map(write)),
    isProse: rows.every(([, second]) => second && "word" in second),
  }));
}
