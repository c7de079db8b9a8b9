import { precisionOf } from "@parlour/rules/currency";
import { decimalText } from "@parlour/rules/decimal-text";
import type { Shape } from "./shapes.ts";
import type { Line } from "./sum-postings.ts";

type Head = { name: string; from: string; to: string; currency: string };

/** Returns the names of all columns: the period, the vertical if there is one, the currency, and the amounts. */
export function columnsOf(shape: Shape): string[] {
  return [
    shape.unit,
    ...(shape.byVertical ? ["vertical"] : []),
    "currency",
    ...shape.columns.map(({ key }) => key),
  ];
}

function cellsOf(shape: Shape, { currency }: Head, { period, vertical, amounts }: Line): string[] {
  const precision = precisionOf(currency);
  return [
    period,
    ...(shape.byVertical ? [vertical ?? ""] : []),
    currency,
    ...amounts.map((amount) => decimalText(amount, precision)),
  ];
}

/** Formats plain CSV according to RFC 4180. The content does not depend on when or by whom the file is made. */
export function formatExportCsv(shape: Shape, head: Head, lines: readonly Line[]): string {
  return [columnsOf(shape), ...lines.map((line) => cellsOf(shape, head, line))]
    .map((cells) => `${cells.join(",")}\r\n`)
    .join("");
}

/** Formats the same lines as XML. All values are codes, days and numbers, which need no escaping. */
export function formatExportXml(shape: Shape, head: Head, lines: readonly Line[]): string {
  const columns = columnsOf(shape);
  const rows = lines.map((line) => {
    const cells = cellsOf(shape, head, line);
    return `  <line>${columns.map((name, index) => `<${name}>${cells[index]}</${name}>`).join("")}</line>\n`;
  });
  const attributes = `regulator="${head.name}" from="${head.from}" to="${head.to}" currency="${head.currency}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<export ${attributes}>\n${rows.join("")}</export>\n`;
}
