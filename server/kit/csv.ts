import type { Call } from "@parlour/contracts/call";
import type { Reply } from "./service.ts";

type Cell = string | number | null;

/**
 * Matches the characters with which a spreadsheet formula can begin, including full-width signs. Some spreadsheets
 * split cells at semicolons, bars or tabs, so every part of a cell is checked.
 */
const formula = /(^|[;|\t])(\s*)(?=[=+\-@＝＋－＠\t\r])/g;

/** Formats a CSV table for spreadsheets. The byte order mark tells them that it is UTF-8. */
export function formatCsv(columns: readonly string[], rows: Iterable<readonly Cell[]>): string {
  return `\uFEFF${formatCsvRows([columns, ...rows])}`;
}

/** Formats further rows of a table that is written in parts. */
export function formatCsvRows(rows: Iterable<readonly Cell[]>): string {
  return Array.from(rows, (cells) => `${cells.map(formatCell).join(",")}\r\n`).join("");
}

function formatCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const isNumber = cell !== "" && Number.isFinite(Number(cell));
  const harmless = isNumber ? cell : cell.replaceAll(formula, "$1$2'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Creates the response of a call that returns `text/csv`, which the browser saves under this file name. */
export function csvReply<C extends Call>(fileName: string, text: string): Reply<C> {
  return {
    reply: true,
    status: 200,
    body: text as Reply<C>["body"],
    headers: { "content-disposition": `attachment; filename="${fileName}"`, "cache-control": "no-store" },
  };
}
