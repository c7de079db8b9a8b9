import { updateGameSettings } from "@parlour/contracts/calls/play/game-catalogue/update-game-settings";
import type { GameSettings } from "@parlour/contracts/entities/game-settings";
import { readAmount } from "@parlour/rules/typed-amount";
import { client } from "@parlour/web/api/client";
import { SelectField } from "@parlour/web/ui/select-field";
import { Switch } from "@parlour/web/ui/switch";
import { TextField } from "@parlour/web/ui/text-field";
import { useEffect, useState } from "react";
import { amountFault } from "../../../parts/amount-fault.ts";
import { filterOf, parsePlaces, placesOf } from "../../../parts/places.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import type { ConfiguredGame } from "./configured-game.ts";
import { openTable, parseTable, TableFields, type TableTier, typedTable } from "./table-fields.tsx";

const update = client(updateGameSettings);
const badges = ["CONTENT", "NONE", "new", "live", "jackpot", "exclusive"] as const;
const noStakes = { ownStakes: false, min: "0.1", default: "1", max: "500" };
const untouched = {
  isOn: true,
  position: "",
  badge: "CONTENT" as (typeof badges)[number],
  places: "",
  ...noStakes,
  table: openTable,
};

type GameDialogProps = {
  game: ConfiguredGame | null;
  /** The loyalty tiers that a shared table can be reserved for. */
  tiers: readonly TableTier[];
  onClose: () => void;
  onChanged: () => void;
};

export function GameDialog({ game, tiers, onClose, onChanged }: GameDialogProps) {
  const [fields, setFields] = useState(untouched);
  useEffect(() => {
    if (!game) return;
    setFields({
      isOn: game.isOn,
      position: game.position === null ? "" : `${game.position}`,
      badge: game.badge ?? "NONE",
      places: placesOf(game.geoTargetingFilter).join(", "),
      ...(game.stakes
        ? {
            ownStakes: true,
            min: `${game.stakes.min}`,
            default: `${game.stakes.default}`,
            max: `${game.stakes.max}`,
          }
        : noStakes),
      table: typedTable(game),
    });
  }, [game]);
  const stakes = {
    min: readAmount(fields.min),
    default: readAmount(fields.default),
    max: readAmount(fields.max),
  };
  const table = parseTable(fields.table);
  const fault = fields.ownStakes ? faultOf(fields) : undefined;
  const typed =
    (name: "position" | "badge" | "places" | StakeName) => (event: { target: { value: string } }) =>
      setFields({ ...fields, [name]: event.target.value });
  return (
    <ReasonDialog
      open={game !== null}
      onClose={onClose}
      title={game?.name ?? ""}
      description="Takes effect within a second. Open rounds can be finished."
      action="Save"
      done="Saved. The site is up to date."
      disabled={!isPosition(fields.position) || fault !== undefined || table === undefined}
      onSubmit={async (reason) => {
        if (!game || table === undefined) return;
        const places = parsePlaces(fields.places);
        const settings: GameSettings = {
          isOn: fields.isOn,
          position: fields.position === "" ? null : Number(fields.position),
          badge: fields.badge === "NONE" ? null : fields.badge,
          geoTargetingFilter: places.length === 0 ? null : filterOf(places),
          stakes: fields.ownStakes ? stakes : null,
          ...table,
        };
        await update({ params: { id: game.id }, body: { ...settings, reason } });
        onChanged();
      }}
    >
      <Switch
        label="On the site"
        hint="If off, its card and page are hidden and it can't be launched."
        checked={fields.isOn}
        onChange={(event) => setFields({ ...fields, isOn: event.target.checked })}
      />
      <TextField
        label="Position in category"
        hint="Lowest first. Games without a position come last, by ID."
        inputMode="numeric"
        error={isPosition(fields.position) ? undefined : "Enter a whole number up to 9999."}
        value={fields.position}
        onChange={typed("position")}
      />
      <SelectField
        label="Badge"
        value={fields.badge}
        onChange={typed("badge")}
        options={badges.map((badge) => ({ value: badge, label: labels[badge] }))}
      />
      <TextField
        label="Excluded locations"
        hint="Locations such as US or CA-ON. They replace those set in the content. Leave empty to use the content's."
        value={fields.places}
        onChange={typed("places")}
      />
      <Switch
        label="Custom stakes"
        hint="Enter amounts in US dollars. In other currencies they're converted at fixed ratios."
        checked={fields.ownStakes}
        onChange={(event) => setFields({ ...fields, ownStakes: event.target.checked })}
      />
      {fields.ownStakes ? (
        <div className="grid gap-4 sm:grid-cols-3">
          {stakeNames.map((name) => (
            <TextField
              key={name}
              label={stakeLabels[name]}
              inputMode="decimal"
              value={fields[name]}
              error={fault?.name === name ? fault.text : undefined}
              onChange={typed(name)}
            />
          ))}
        </div>
      ) : null}
      {game?.isTable ? (
        <TableFields
          table={fields.table}
          tiers={tiers}
          onChange={(next) => setFields({ ...fields, table: next })}
        />
      ) : null}
    </ReasonDialog>
  );
}

const labels: Record<(typeof badges)[number], string> = {
  CONTENT: "From content",
  NONE: "None",
  new: "New",
  live: "Live",
  jackpot: "Jackpot",
  exclusive: "Exclusive",
};

const isPosition = (text: string) => /^\d{0,4}$/.test(text);

const stakeNames = ["min", "default", "max"] as const;
type StakeName = (typeof stakeNames)[number];
const stakeLabels: Record<StakeName, string> = {
  min: "Minimum stake",
  default: "Default stake",
  max: "Maximum stake",
};
const mostStaked = 5_000;

function faultOf(fields: Record<StakeName, string>): { name: StakeName; text: string } | undefined {
  for (const name of stakeNames) {
    const text = amountFault(fields[name], "USD");
    if (text !== undefined) return { name, text };
  }
  const [min, usual, max] = stakeNames.map((name) => readAmount(fields[name]));
  if (max! > mostStaked) return { name: "max", text: `Maximum is ${mostStaked}.` };
  if (min! > max!) return { name: "max", text: "Must not be below the minimum." };
  return usual! < min! || usual! > max!
    ? { name: "default", text: "Must be between minimum and maximum." }
    : undefined;
}
