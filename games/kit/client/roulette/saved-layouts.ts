import type { RouletteLayout } from "../../math/roulette-layout.ts";
import { type TableBets, totalOf } from "../chips-on-table.ts";

/** Bets that the player has named and kept on this device. Stakes are minor units of the currency. */
export type SavedLayout = {
  id: string;
  name: string;
  variant: "single-zero" | "double-zero";
  currency: string;
  bets: TableBets;
};

type Store = Pick<Storage, "getItem" | "setItem">;

const key = "parlour-roulette-bets";
export const mostSaved = 20;
export const longestName = 30;

export const variantOf = ({ spots }: RouletteLayout): SavedLayout["variant"] =>
  spots.has("straight:00") ? "double-zero" : "single-zero";

/** Reads the saved bets and leaves out invalid entries. */
export function readSaved(store: Store | null): SavedLayout[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSaved) : [];
  } catch {
    return [];
  }
}

function isSaved(value: unknown): value is SavedLayout {
  const { id, name, variant, currency, bets } = (value ?? {}) as Partial<SavedLayout>;
  return (
    [id, name, currency].every((text) => typeof text === "string") &&
    (variant === "single-zero" || variant === "double-zero") &&
    Array.isArray(bets) &&
    bets.length > 0 &&
    bets.every(({ spot, stake }) => typeof spot === "string" && Number.isSafeInteger(stake) && stake > 0)
  );
}

/** Stores the saved bets on this device. Returns false if the browser refuses or has no space. */
export function keepSaved(store: Store | null, saved: readonly SavedLayout[]): boolean {
  try {
    store?.setItem(key, JSON.stringify(saved));
    return store !== null;
  } catch {
    return false;
  }
}

export type NameFault = "empty" | "taken" | "full";

/** Why bets can't be saved under a name; null if they can. */
export function nameFault(saved: readonly SavedLayout[], name: string): NameFault | null {
  const wanted = name.trim().toLocaleLowerCase();
  if (wanted === "") return "empty";
  if (saved.some((each) => each.name.toLocaleLowerCase() === wanted)) return "taken";
  return saved.length >= mostSaved ? "full" : null;
}

/** The first name of the form `Layout 1` that is not taken. */
export function freeName(saved: readonly SavedLayout[], nameOf: (number: number) => string): string {
  let number = 1;
  while (nameFault(saved.slice(0, mostSaved - 1), nameOf(number)) === "taken") number += 1;
  return nameOf(number);
}

export type Table = { layout: RouletteLayout; currency: string; max: number; room: number; unit: number };
export type Misfit = "variant" | "currency" | "unit" | "max" | "room";

/** Why saved bets can't be placed at this table now; null if they can. */
export function misfitOf({ variant, currency, bets }: SavedLayout, table: Table): Misfit | null {
  if (variant !== variantOf(table.layout) || bets.some(({ spot }) => !table.layout.spots.has(spot)))
    return "variant";
  if (currency !== table.currency) return "currency";
  if (bets.some(({ stake }) => stake % table.unit !== 0)) return "unit";
  if (totalOf(bets) > table.max) return "max";
  return totalOf(bets) > table.room ? "room" : null;
}
