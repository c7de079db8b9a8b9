import { Readable } from "node:stream";
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

/**
 * Creates the response of a call that returns a table too long for memory. Its rows are read while they are sent. If
 * reading fails, the connection is cut, so that the browser doesn't take the part for the whole.
 */
export function csvStreamReply<C extends Call>(
  fileName: string,
  columns: readonly string[],
  pages: AsyncIterable<Iterable<readonly Cell[]>>,
): Reply<C> {
  const parts = async function* () {
    yield formatCsv(columns, []);
    for await (const rows of pages) yield formatCsvRows(rows);
  };
  return csvReply(fileName, Readable.from(parts()));
}

/** Creates the response of a call that returns `text/csv`, which the browser saves under this file name. */
export function csvReply<C extends Call>(fileName: string, text: string | Readable): Reply<C> {
  return {
    reply: true,
    status: 200,
    body: text as unknown as Reply<C>["body"],
    headers: { "content-disposition": `attachment; filename="${fileName}"`, "cache-control": "no-store" },
  };
}
