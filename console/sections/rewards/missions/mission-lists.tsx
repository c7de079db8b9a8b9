import type { MissionPrize } from "@parlour/contracts/entities/mission";
import { Button } from "@parlour/web/ui/button";
import { ComboboxField } from "@parlour/web/ui/combobox-field";
import { IconButton } from "@parlour/web/ui/icon-button";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import Trash2 from "lucide-react/icons/trash-2";
import { CurrencyField } from "../../../parts/currency-field.tsx";
import { useGameNames } from "../bonuses/game-select.tsx";
import type { MissionFormProps } from "./mission-form-props.ts";
import { newPrize } from "./mission-plan.ts";

const mostPrizes = 7;

/** The prize of a mission, or for a daily reward one prize for each consecutive day. */
export function PrizeList({ fields, faults, offers, onChange }: MissionFormProps) {
  const isVisit = fields.goal === "VISIT";
  const prizes = isVisit ? fields.prizes : fields.prizes.slice(0, 1);
  const change = (n: number, part: Partial<(typeof prizes)[number]>) =>
    onChange({ prizes: fields.prizes.with(n, { ...fields.prizes[n]!, ...part }) });
  return (
    <>
      <ul className="grid gap-3">
        {prizes.map((prize, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are edited in place and have no other identity
          <li key={n} className="grid grid-cols-[1fr_2fr_auto] items-start gap-3">
            <SelectField
              label={isVisit ? `Day ${n + 1}` : "Kind"}
              value={prize.kind}
              onChange={(event) => change(n, { kind: event.target.value as MissionPrize["kind"] })}
              options={[
                { value: "POINTS", label: "Loyalty points" },
                { value: "OFFER", label: "Bonus offer" },
              ]}
            />
            {prize.kind === "POINTS" ? (
              <TextField
                label="Points"
                inputMode="numeric"
                value={prize.points}
                error={faults[`points.${n}`]}
                onChange={(event) => change(n, { points: event.target.value })}
              />
            ) : (
              <SelectField
                label="Offer"
                placeholder="Choose an offer"
                hint="The offer's eligibility conditions don't apply."
                value={prize.offerId}
                error={faults[`offerId.${n}`]}
                onChange={(event) => change(n, { offerId: event.target.value })}
                options={offers}
              />
            )}
            {isVisit ? (
              <RemoveButton
                label={`Remove day ${n + 1}`}
                disabled={prizes.length === 1}
                onRemove={() => onChange({ prizes: fields.prizes.toSpliced(n, 1) })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {isVisit && prizes.length < mostPrizes ? (
        <AddButton onAdd={() => onChange({ prizes: [...prizes, prizes.at(-1) ?? newPrize] })}>
          Add a day
        </AddButton>
      ) : null}
    </>
  );
}

/** The minimum stake and the target in each currency. */
export function AmountFields({ fields: { amounts, goal }, faults, onChange }: MissionFormProps) {
  const change = (n: number, part: Partial<(typeof amounts)[number]>) =>
    onChange({ amounts: amounts.with(n, { ...amounts[n]!, ...part }) });
  return (
    <div>
      <ul className="grid gap-4">
        {amounts.map(({ currency, minimumStake, target }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are edited in place and have no other identity
          <li key={n} className="grid grid-cols-[1fr_auto] items-start gap-3">
            <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-start gap-3">
              <CurrencyField
                value={currency}
                error={faults[`currency.${n}`]}
                onChange={(value) => change(n, { currency: value })}
              />
              <TextField
                label={`Minimum stake (${currency})`}
                inputMode="decimal"
                value={minimumStake}
                error={faults[`minimumStake.${n}`]}
                onChange={(event) => change(n, { minimumStake: event.target.value })}
              />
              {goal === "STAKED" ? (
                <TextField
                  label={`Total of stakes (${currency})`}
                  inputMode="decimal"
                  value={target}
                  error={faults[`target.${n}`]}
                  onChange={(event) => change(n, { target: event.target.value })}
                />
              ) : null}
            </div>
            <RemoveButton
              label={`Remove ${currency || `currency ${n + 1}`}`}
              disabled={amounts.length === 1}
              onRemove={() => onChange({ amounts: amounts.toSpliced(n, 1) })}
            />
          </li>
        ))}
      </ul>
      <AddButton
        onAdd={() => onChange({ amounts: [...amounts, { currency: "", minimumStake: "", target: "" }] })}
      >
        Add a currency
      </AddButton>
    </div>
  );
}

/** The games whose rounds count towards the mission. */
export function GameFields({ fields: { games }, onChange }: MissionFormProps) {
  const names = useGameNames();
  const left = [...names]
    .filter(([id]) => !games.includes(id))
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
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
