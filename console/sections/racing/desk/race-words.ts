import type { DeskPool, DeskRace, DeskRaceSummary } from "@parlour/contracts/entities/racing-desk";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { readable } from "../../../parts/readable.ts";

export const raceTones = {
  OPEN: "gain",
  RUNNING: "brass",
  OFFICIAL: "brass",
  SETTLED: "quiet",
  VOID: "alarm",
} as const;

export const poolTones = { OPEN: "gain", CLOSED: "brass", SETTLED: "quiet" } as const;

/** The stakes in each currency, or a dash if there are none. */
export function takingsText(takings: DeskRaceSummary["takings"], market: "fixed" | "pool"): string {
  const texts = takings
    .filter((one) => one[`${market}Bets`] > 0)
    .map((one) => `${formatMoney(one[`${market}Stakes`], one.currency, "en")} (${one[`${market}Bets`]})`);
  return texts.join(", ") || "–";
}

export const poolName = ({ type }: Pick<DeskPool, "type">): string => readable(type);

/** Formats an order of finish such as `3-1=5-2`, where an equals sign joins runners in a dead heat. */
export const orderText = (order: readonly (readonly number[])[]): string =>
  order.map((group) => group.join("=")).join("-");

/** Parses the order of finish that the operator entered. Returns an error message if it is invalid. */
export function parseOrder(
  text: string,
  { runners }: Pick<DeskRace, "runners">,
  nonStarters: readonly number[],
): { order: number[][] } | { fault: string } {
  const groups = text.trim().split(/\s*[-,]\s*/);
  const isValid = groups.every((group) => /^\d{1,2}(\s*=\s*\d{1,2})*$/.test(group));
  if (!isValid)
    return { fault: "Enter numbers in order, such as 3-1-2. Join dead heats with =, such as 3=1-2." };
  const order = groups.map((group) => group.split("=").map(Number));
  const named = order.flat();
  const repeated = named.find((number, at) => named.indexOf(number) !== at);
  if (repeated !== undefined) return { fault: `Runner ${repeated} is listed twice.` };
  const unknown = named.find((number) => !runners.some((runner) => runner.number === number));
  if (unknown !== undefined) return { fault: `There is no runner ${unknown}.` };
  const absent = named.find(
    (number) =>
      nonStarters.includes(number) || runners.some((one) => one.number === number && one.isWithdrawn),
  );
  return absent === undefined ? { order } : { fault: `Runner ${absent} didn't start.` };
}

/** Formats a share of the unit that dividends are stated for: 105 percent is 1.05. */
export const unitText = (percent: number): string => (percent / 100).toFixed(2);

/** Reads a number with at most two decimals that an operator entered; null if it is not in the range. */
export function readNumber(text: string, { least, most }: { least: number; most: number }): number | null {
  const typed = text.trim().replace(",", ".");
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed)) return null;
  const value = Number(typed);
  return value >= least && value <= most ? value : null;
}
