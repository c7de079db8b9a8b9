import {
  MISSION_GOALS,
  MISSION_PERIODS,
  type MissionGoal,
  type MissionPeriod,
} from "@parlour/contracts/entities/mission";
import { languageCodes } from "@parlour/contracts/languages";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { Panel } from "@parlour/web/ui/panel";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { BrandPicker } from "../../../parts/brand-picker.tsx";
import { PlacesPicker } from "../../../parts/places-picker.tsx";
import { languageName } from "../../../parts/readable.ts";
import { goalLabels, periodLabels } from "./mission-api.ts";
import type { MissionFormProps } from "./mission-form-props.ts";
import { AmountFields, GameFields, PrizeList } from "./mission-lists.tsx";

/** All fields of a mission, in the order in which operators usually decide on them. */
export function MissionForm(props: MissionFormProps) {
  const { fields, faults, onChange } = props;
  const isVisit = fields.goal === "VISIT";
  const isCasino = !isVisit && fields.goal !== "SPORTS_BETS";
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Goal {...props} />
      <Panel title={isVisit ? "Rewards by consecutive day" : "Prize"}>
        <PrizeList {...props} />
      </Panel>
      {isVisit ? null : (
        <Panel title="Stakes that count">
          <div className="grid gap-5">
            <AmountFields {...props} />
            <p className="text-sm text-mist">
              Only players who use one of these currencies take part. Bonus money and free spins don't count.
            </p>
          </div>
        </Panel>
      )}
      {isCasino ? (
        <Panel title="Games">
          <div className="grid gap-5">
            <TextField
              label="Categories"
              hint="Such as slots, table-games. Leave both empty for all games."
              value={fields.categories}
              onChange={(event) => onChange({ categories: event.target.value })}
            />
            <GameFields {...props} />
          </div>
        </Panel>
      ) : null}
      <Audience {...props} />
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

function Goal({ fields, faults, onChange }: MissionFormProps) {
  const { goal } = fields;
  type Name = "count" | "multiple" | "minimumOdds" | "timeZone" | "startsAt" | "endsAt";
  const text = (
    name: Name,
    label: string,
    more: { hint?: string; type?: "datetime-local"; inputMode?: "decimal" | "numeric" } = {},
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
    <Panel title="Goal and schedule">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          label="Goal"
          value={goal}
          onChange={(event) => onChange({ goal: event.target.value as MissionGoal })}
          options={MISSION_GOALS.map((value) => ({ value, label: goalLabels[value] }))}
        />
        {goal === "VISIT" ? null : (
          <SelectField
            label="Repeats"
            value={fields.period}
            onChange={(event) => onChange({ period: event.target.value as MissionPeriod })}
            options={MISSION_PERIODS.map((value) => ({ value, label: periodLabels[value] }))}
          />
        )}
        {goal === "ROUNDS" || goal === "MULTIPLE" || goal === "SPORTS_BETS"
          ? text("count", goal === "SPORTS_BETS" ? "Number of bets" : "Number of rounds", {
              inputMode: "numeric",
            })
          : null}
        {goal === "MULTIPLE" ? text("multiple", "From multiple (×)", { inputMode: "decimal" }) : null}
        {goal === "SPORTS_BETS"
          ? text("minimumOdds", "Minimum odds", { hint: "Of every selection.", inputMode: "decimal" })
          : null}
        {text("startsAt", "From (UTC)", { type: "datetime-local" })}
        {text("endsAt", "Until (UTC)", { type: "datetime-local" })}
        {text("timeZone", "Time zone", { hint: "Days and weeks begin at midnight there." })}
      </div>
    </Panel>
  );
}

function Audience({ fields, faults, tiers, onChange }: MissionFormProps) {
  return (
    <Panel title="Players">
      <div className="grid gap-5">
        <fieldset>
          <legend className="font-medium">Only for these tiers</legend>
          <p className="text-sm text-mist">None selected means all.</p>
          <div className="flex flex-wrap gap-x-5">
            {tiers.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                checked={fields.tiers.includes(value)}
                onChange={(event) =>
                  onChange({
                    tiers: event.target.checked
                      ? [...fields.tiers, value]
                      : fields.tiers.filter((one) => one !== value),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
        <PlacesPicker
          label="Only in these countries"
          hint="Leave empty for all countries."
          value={fields.countries}
          onChange={(countries) => onChange({ countries })}
        />
        <BrandPicker
          label="Only for these brands"
          value={fields.brands}
          error={faults.brands}
          onChange={(brands) => onChange({ brands })}
        />
      </div>
    </Panel>
  );
}
