import type { GameSettings } from "@parlour/contracts/entities/game-settings";
import { parseHours, type TypedHours, typedHours } from "../../../parts/opening-hours-fields.tsx";

/** The settings of a shared table as operators type them. */
export type TypedTable = { hasHours: boolean; hours: TypedHours; fromTier: string };

const everyDay: TypedHours = { timeZone: "UTC", texts: Array<string>(7).fill("00:00-24:00") };
export const openTable: TypedTable = { hasHours: false, hours: everyDay, fromTier: "" };

export function typedTable({ hours, fromTier }: Pick<GameSettings, "hours" | "fromTier">): TypedTable {
  return {
    hasHours: hours !== null,
    hours: hours === null ? everyDay : typedHours(hours),
    fromTier: fromTier ?? "",
  };
}

/** Parses the settings of a shared table; returns undefined if the opening hours are invalid. */
export function parseTable(table: TypedTable): Pick<GameSettings, "hours" | "fromTier"> | undefined {
  const hours = table.hasHours ? parseHours(table.hours) : null;
  return hours === undefined ? undefined : { hours, fromTier: table.fromTier === "" ? null : table.fromTier };
}
