import { LEADERBOARD_KINDS, type LeaderboardKind } from "@parlour/contracts/entities/leaderboard";
import { languageCodes } from "@parlour/contracts/languages";
import { Button } from "@parlour/web/ui/button";
import { ComboboxField } from "@parlour/web/ui/combobox-field";
import { IconButton } from "@parlour/web/ui/icon-button";
import { Panel } from "@parlour/web/ui/panel";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import Trash2 from "lucide-react/icons/trash-2";
import { BrandPicker } from "../../../parts/brand-picker.tsx";
import { CurrencyField } from "../../../parts/currency-field.tsx";
import { languageName } from "../../../parts/readable.ts";
import { useGameNames } from "../bonuses/game-select.tsx";
import { kindLabels } from "./leaderboard-api.ts";
import type { Faults, LeaderboardFields } from "./leaderboard-plan.ts";

type LeaderboardFormProps = {
  fields: LeaderboardFields;
  faults: Faults;
  onChange: (part: Partial<LeaderboardFields>) => void;
};

/** All fields of a leaderboard, in the order in which operators usually decide on them. */
export function LeaderboardForm(props: LeaderboardFormProps) {
  const { fields, faults, onChange } = props;
  const text = (
    name: "startsAt" | "endsAt" | "minimumStake" | "categories",
    label: string,
    more: { hint?: string; type?: "datetime-local"; inputMode?: "decimal" } = {},
  ) => (
    <TextField
      label={label}
      {...more}
      value={fields[name]}
      error={faults[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Panel title="Ranking and schedule">
        <div className="grid gap-5">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField
              label="Ranked by"
              value={fields.kind}
              onChange={(event) => onChange({ kind: event.target.value as LeaderboardKind })}
              options={LEADERBOARD_KINDS.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
            />
            <CurrencyField
              value={fields.currency}
              error={faults.currency}
              onChange={(currency) => onChange({ currency })}
            />
            {text("startsAt", "From (UTC)", { type: "datetime-local" })}
            {text("endsAt", "Until (UTC)", { type: "datetime-local" })}
            {text("minimumStake", "Minimum stake", {
              hint: "Smaller rounds don't count.",
              inputMode: "decimal",
            })}
          </div>
          <BrandPicker
            label="Only for these brands"
            value={fields.brands}
            error={faults.brands}
            onChange={(brands) => onChange({ brands })}
          />
          <p className="text-sm text-mist">
            Only players who use this currency take part. Bonus money and free spins don't count.
          </p>
        </div>
      </Panel>
      <Prizes {...props} />
      {fields.kind === "POINTS" ? <Points {...props} /> : null}
      <Panel title="Games">
        <div className="grid gap-5">
          {text("categories", "Categories", {
            hint: "Such as slots, table-games. Leave both empty for all games.",
          })}
          <Games {...props} />
        </div>
      </Panel>
      <Panel title="Name for players">
        <div className="grid gap-4 sm:grid-cols-2">
          {languageCodes.map((code) => (
            <TextField
              key={code}
              label={languageName(code)}
              lang={code}
              maxLength={200}
              value={fields.name[code]}
              error={code === "en" ? faults.name : undefined}
              onChange={(event) => onChange({ name: { ...fields.name, [code]: event.target.value } })}
            />
          ))}
        </div>
      </Panel>
    </div>
  );
}

function Prizes({ fields: { prizes, currency }, faults, onChange }: LeaderboardFormProps) {
  const change = (n: number, part: Partial<(typeof prizes)[number]>) =>
    onChange({ prizes: prizes.with(n, { ...prizes[n]!, ...part }) });
  return (
    <Panel title="Prizes from first place down">
      <ul className="grid gap-3">
        {prizes.map((prize, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are edited in place and have no other identity
          <li key={n} className="grid grid-cols-[1fr_2fr_auto] items-start gap-3">
            <TextField
              label="Places"
              inputMode="numeric"
              value={prize.places}
              error={faults[`places.${n}`]}
              onChange={(event) => change(n, { places: event.target.value })}
            />
            <TextField
              label={`Prize for each (${currency})`}
              inputMode="decimal"
              value={prize.amount}
              error={faults[`amount.${n}`]}
              onChange={(event) => change(n, { amount: event.target.value })}
            />
            <RemoveButton
              label={`Remove prize ${n + 1}`}
              disabled={prizes.length === 1}
              onRemove={() => onChange({ prizes: prizes.toSpliced(n, 1) })}
            />
          </li>
        ))}
      </ul>
      <AddButton onAdd={() => onChange({ prizes: [...prizes, { places: "1", amount: "" }] })}>
        Add a prize
      </AddButton>
    </Panel>
  );
}

function Points({ fields: { points }, faults, onChange }: LeaderboardFormProps) {
  const change = (n: number, part: Partial<(typeof points)[number]>) =>
    onChange({ points: points.with(n, { ...points[n]!, ...part }) });
  return (
    <Panel title="Points for a win">
      <ul className="grid gap-3">
        {points.map((step, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are edited in place and have no other identity
          <li key={n} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
            <TextField
              label="From multiple (×)"
              inputMode="decimal"
              value={step.multiple}
              error={faults[`multiple.${n}`]}
              onChange={(event) => change(n, { multiple: event.target.value })}
            />
            <TextField
              label="Points"
              inputMode="numeric"
              value={step.points}
              error={faults[`points.${n}`]}
              onChange={(event) => change(n, { points: event.target.value })}
            />
            <RemoveButton
              label={`Remove step ${n + 1}`}
              disabled={points.length === 1}
              onRemove={() => onChange({ points: points.toSpliced(n, 1) })}
            />
          </li>
        ))}
      </ul>
      <AddButton onAdd={() => onChange({ points: [...points, { multiple: "", points: "" }] })}>
        Add a step
      </AddButton>
    </Panel>
  );
}

function Games({ fields: { games }, onChange }: LeaderboardFormProps) {
  const names = useGameNames();
  const left = [...names]
    .filter(([id]) => !games.includes(id))
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
  return (
    <div className="grid gap-2">
      <ul className="flex flex-wrap gap-2">
        {games.map((id) => (
          <li key={id} className="flex items-center gap-1 rounded-chip bg-raised pl-3">
            {names.get(id) ?? id}
            <RemoveButton
              label={`Remove ${names.get(id) ?? id}`}
              onRemove={() => onChange({ games: games.filter((one) => one !== id) })}
            />
          </li>
        ))}
      </ul>
      <ComboboxField
        // Adding a game changes the key, so React replaces the field with an empty one.
        key={games.length}
        label="Add a game"
        options={left}
        value=""
        placeholder="Name"
        emptyText="No such game"
        openLabel="Show every game"
        onChange={(id) => id !== "" && onChange({ games: [...games, id] })}
      />
    </div>
  );
}

function RemoveButton(props: { label: string; disabled?: boolean; onRemove: () => void }) {
  const { label, disabled = false, onRemove } = props;
  return (
    <IconButton
      label={label}
      disabled={disabled}
      icon={<Trash2 size={18} aria-hidden="true" />}
      onClick={onRemove}
    />
  );
}

function AddButton({ onAdd, children }: { onAdd: () => void; children: string }) {
  return (
    <div className="mt-3">
      <Button size="sm" onClick={onAdd}>
        {children}
      </Button>
    </div>
  );
}
