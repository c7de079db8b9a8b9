import { OFFER_TYPES, type OfferType, SPENDING_ORDERS, VERTICALS } from "@parlour/contracts/bonuses";
import { isSportsFreeBet } from "@parlour/rules/free-bet";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { FieldError } from "@parlour/web/ui/form-field";
import { Panel } from "@parlour/web/ui/panel";
import { SelectField } from "@parlour/web/ui/select-field";
import { Switch } from "@parlour/web/ui/switch";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";
import { BrandPicker } from "../../../parts/brand-picker.tsx";
import { orderLabels, typeLabels } from "../../../parts/offer-labels.ts";
import { PlacesPicker } from "../../../parts/places-picker.tsx";
import { readable } from "../../../parts/readable.ts";
import { GameSelect, useGameNames } from "./game-select.tsx";
import { OfferAmounts } from "./offer-amounts.tsx";
import { type OfferFields, typeNeeds } from "./offer-fields.ts";
import type { Faults } from "./offer-plan.ts";
import { OfferTexts } from "./offer-texts.tsx";
import { ShareList } from "./share-list.tsx";

type OfferFormProps = {
  fields: OfferFields;
  faults: Faults;
  /** Whether the offer is new; the type of an existing offer can't be changed. */
  isNew: boolean;
  tiers: readonly { id: string; name: string }[];
  onChange: (part: Partial<OfferFields>) => void;
};
type TextName = {
  [Name in keyof OfferFields]: OfferFields[Name] extends string ? Name : never;
}[keyof OfferFields];
type SwitchName = "locksDeposit" | "winningsOnly" | "firstDepositOnly" | "isPublic";

/** All fields of an offer, in the order in which operators usually decide on them. */
export function OfferForm({ fields, faults, isNew, tiers, onChange }: OfferFormProps) {
  const needs = typeNeeds[fields.type];
  const text = (name: TextName, label: string, hint?: string, inputMode?: "decimal" | "numeric") => (
    <TextField
      label={label}
      {...(hint && { hint })}
      {...(inputMode && { inputMode })}
      value={fields[name]}
      error={faults[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  const moment = (name: "startsAt" | "endsAt", label: string, hint?: string) => (
    <TextField
      type="datetime-local"
      label={label}
      {...(hint && { hint })}
      value={fields[name]}
      error={faults[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  const places = (name: "countries" | "notInCountries", label: string, hint?: string) => (
    <PlacesPicker
      label={label}
      {...(hint && { hint })}
      value={fields[name]}
      error={faults[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const games = [...useGameNames()]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const flip = (name: SwitchName, label: string, hint: string) => (
    <Switch
      label={label}
      hint={hint}
      checked={fields[name]}
      onChange={(event) => onChange({ [name]: event.target.checked })}
    />
  );
  const ticks = <Name extends "verticals" | "tiers">(
    name: Name,
    legend: string,
    options: readonly { id: OfferFields[Name][number]; name: string }[],
  ) => (
    <fieldset>
      <legend className="font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">
        {options.map((option) => (
          <Checkbox
            key={option.id}
            label={option.name}
            checked={(fields[name] as readonly string[]).includes(option.id)}
            onChange={(event) => {
              const others = (fields[name] as readonly string[]).filter((id) => id !== option.id);
              onChange({ [name]: event.target.checked ? [...others, option.id] : others });
            }}
          />
        ))}
      </div>
      <FieldError id={`offer-${name}-error`} error={faults[name]} />
    </fieldset>
  );
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Panel title="Reward" className="xl:col-span-2">
        <div className="grid gap-5">
          <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr_1fr]">
            <SelectField
              label="Kind"
              value={fields.type}
              disabled={!isNew}
              onChange={(event) => onChange({ type: event.target.value as OfferType })}
              options={OFFER_TYPES.map((type) => ({ value: type, label: typeLabels[type] }))}
            />
            {needs.percent ? text("percent", "Percentage", undefined, "decimal") : null}
            {needs.spins ? (
              <GameSelect
                value={fields.gameId}
                error={faults.gameId}
                onChange={(gameId) => onChange({ gameId })}
              />
            ) : null}
            {needs.spins ? text("spinCount", "Number of spins", undefined, "numeric") : null}
          </div>
          {fields.type === "FREE_BET" ? (
            <p className="text-sm text-mist">
              {isSportsFreeBet(fields.type, fields.verticals)
                ? "Players use it once on the sports bet slip. They keep the winnings without the stake, and a void returns the free bet. They have to use it within the days to claim."
                : "Bonus money to play with. For a free bet on the sports bet slip, select only sports under Where it can be used."}
            </p>
          ) : null}
          <OfferAmounts fields={fields} faults={faults} onChange={(amounts) => onChange({ amounts })} />
        </div>
      </Panel>
      <Panel title="Texts for players" className="xl:col-span-2">
        <OfferTexts fields={fields} faults={faults} onChange={onChange} />
      </Panel>
      <Panel title="Eligibility and schedule">
        <div className="grid gap-5">
          {flip("isPublic", "On the site", "Off: only operators can grant it.")}
          {flip(
            "firstDepositOnly",
            "Only before the first deposit",
            "Only for players who haven't deposited yet.",
          )}
          {text("code", "Code", "Required to opt in. Leave empty for none.")}
          {ticks("tiers", "Only these tiers (none selected means all)", tiers)}
          <div className="grid gap-4 sm:grid-cols-2">
            {places("countries", "Only in these countries", "Leave empty for all.")}
            {places("notInCountries", "Not in these countries")}
          </div>
          <BrandPicker
            label="Only for these brands"
            value={fields.brands}
            error={faults.brands}
            onChange={(brands) => onChange({ brands })}
          />
          {text("timesPerPlayer", "Claims per player", undefined, "numeric")}
          <div className="grid gap-4 sm:grid-cols-2">
            {moment("startsAt", "From (UTC)")}
            {moment("endsAt", "Until (UTC)", "Leave empty for no end.")}
          </div>
        </div>
      </Panel>
      <Panel title="Conditions">
        <div className="grid gap-5">
          <div className="grid gap-4 sm:grid-cols-3">
            {text("wageringFactor", "Wagering requirement (×)", undefined, "decimal")}
            {text("claimDays", "Days to claim", undefined, "decimal")}
            {text("validDays", "Days to wager", undefined, "decimal")}
          </div>
          <SelectField
            label="Spending order"
            value={fields.spendingOrder}
            onChange={(event) =>
              onChange({ spendingOrder: event.target.value as OfferFields["spendingOrder"] })
            }
            options={SPENDING_ORDERS.map((order) => ({ value: order, label: orderLabels[order] }))}
          />
          {flip(
            "locksDeposit",
            "Lock deposit",
            "The deposit stays locked until wagering is complete or the bonus is forfeited.",
          )}
          {flip("winningsOnly", "Keep winnings only", "The bonus amount itself is removed.")}
          {ticks(
            "verticals",
            "Where it can be used",
            VERTICALS.map((vertical) => ({ id: vertical, name: readable(vertical) })),
          )}
        </div>
      </Panel>
      <Panel title="Wagering contributions" className="xl:col-span-2">
        <div className="grid gap-4 md:grid-cols-3">
          <ShareList
            legend="Verticals"
            hint="As a percentage of the stake."
            noun="vertical"
            options={VERTICALS.map((vertical) => ({ value: vertical, label: readable(vertical) }))}
            value={fields.verticalShares}
            error={faults.verticalShares}
            onChange={(verticalShares) => onChange({ verticalShares })}
          />
          <TextAreaField
            label="Categories"
            hint='Override verticals, such as "table-games 10"'
            rows={5}
            value={fields.categoryShares}
            error={faults.categoryShares}
            onChange={(event) => onChange({ categoryShares: event.target.value })}
          />
          <ShareList
            legend="Games"
            hint="Override everything else."
            noun="game"
            options={games}
            value={fields.gameShares}
            error={faults.gameShares}
            onChange={(gameShares) => onChange({ gameShares })}
          />
        </div>
      </Panel>
    </div>
  );
}
