import type { Answer } from "@parlour/contracts/call";
import type { listConfiguredGames } from "@parlour/contracts/calls/play/game-catalogue/list-configured-games";
import { SelectField } from "@parlour/web/ui/select-field";
import { Switch } from "@parlour/web/ui/switch";
import { OpeningHoursFields } from "../../../parts/opening-hours-fields.tsx";
import type { TypedTable } from "./typed-table.ts";

export type TableTier = Answer<typeof listConfiguredGames>["tiers"][number];

type TableFieldsProps = {
  table: TypedTable;
  tiers: readonly TableTier[];
  onChange: (table: TypedTable) => void;
};

/** Fields for the opening hours of a shared table, and for the lowest loyalty tier that may bet there. */
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
