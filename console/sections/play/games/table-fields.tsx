import type { Answer } from "@parlour/contracts/call";
import type { listConfiguredGames } from "@parlour/contracts/calls/play/game-catalogue/list-configured-games";
import type { GameSettings } from "@parlour/contracts/entities/game-settings";
import { SelectField } from "@parlour/web/ui/select-field";
import { Switch } from "@parlour/web/ui/switch";
import {
  OpeningHoursFields,
  parseHours,
  type TypedHours,
  typedHours,
} from "../../../parts/opening-hours-fields.tsx";

export type TableTier = Answer<typeof listConfiguredGames>["tiers"][number];

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

/** Returns undefined if the opening hours are invalid. */
export function parseTable(table: TypedTable): Pick<GameSettings, "hours" | "fromTier"> | undefined {
  const hours = table.hasHours ? parseHours(table.hours) : null;
  return hours === undefined ? undefined : { hours, fromTier: table.fromTier === "" ? null : table.fromTier };
}

type TableFieldsProps = {
  table: TypedTable;
  tiers: readonly TableTier[];
  onChange: (table: TypedTable) => void;
};

/** When a shared table is open, and the lowest loyalty tier that may bet there. */
export function TableFields({ table, tiers, onChange }: TableFieldsProps) {
  return (
    <>
      <SelectField
        label="Minimum loyalty tier"
        hint="Other players can watch, but not bet."
        value={table.fromTier}
        onChange={(event) => onChange({ ...table, fromTier: event.target.value })}
        options={[
          { value: "", label: "Everyone" },
          ...tiers.map(({ id, name }) => ({ value: id, label: `${name.en} and above` })),
        ]}
      />
      <Switch
        label="Opening hours"
        hint="Outside these hours the table takes no bets. A running round is finished."
        checked={table.hasHours}
        onChange={(event) => onChange({ ...table, hasHours: event.target.checked })}
      />
      {table.hasHours ? (
        <OpeningHoursFields hours={table.hours} onChange={(hours) => onChange({ ...table, hours })} />
      ) : null}
    </>
  );
}
