import type { PayCell } from "@parlour/contracts/entities/pay-table";
import type { MessageKey } from "./messages.ts";
import type { Translate } from "./translator.ts";

/** Formats a cell of a pay table, both for the game's page and for its rules dialog. */
export function formatPayCell(cell: PayCell, t: Translate, language: string): string {
  if (cell === null) return "–";
  if ("word" in cell) return t(cell.word as MessageKey, cell.values);
  const number = (value: number, digits = 0) =>
    // Multiples are rounded down, like the payout itself.
    new Intl.NumberFormat(language, { maximumFractionDigits: digits, roundingMode: "trunc" }).format(value);
  if ("times" in cell) return `${number(cell.times, cell.times < 1 ? 3 : 2)}×`;
  if ("odds" in cell) return formatOdds(cell.odds, language);
  if ("share" in cell)
    return new Intl.NumberFormat(language, { style: "percent", maximumSignificantDigits: 3 }).format(
      cell.share,
    );
  return cell.to === undefined || cell.to === cell.count
    ? number(cell.count)
    : `${number(cell.count)}–${number(cell.to)}`;
}

/** Odds paid in addition to the stake, as printed on tables: 3:2. */
export function formatOdds(odds: readonly [number, number], language: string): string {
  const number = new Intl.NumberFormat(language);
  return odds.map((part) => number.format(part)).join(":");
}
