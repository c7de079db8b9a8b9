import {
  CAMPAIGN_CHANNELS,
  CAMPAIGN_TRIGGERS,
  type CampaignTrigger,
} from "@parlour/contracts/entities/campaign";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { FieldError } from "@parlour/web/ui/form-field";
import { Panel } from "@parlour/web/ui/panel";
import { SelectField, type SelectOption } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { CampaignAudience } from "./campaign-audience.tsx";
import type { CampaignFields, Faults } from "./campaign-fields.ts";
import { channelLabels, triggerLabels } from "./campaign-labels.ts";
import { CampaignTexts } from "./campaign-texts.tsx";

export type FormChoices = { offers: readonly SelectOption[]; tiers: readonly SelectOption[] };

type CampaignFormProps = {
  fields: CampaignFields;
  faults: Faults;
  choices: FormChoices;
  onChange: (part: Partial<CampaignFields>) => void;
};
type TextName = {
  [Name in keyof CampaignFields]: CampaignFields[Name] extends string ? Name : never;
}[keyof CampaignFields];

/** All fields of a campaign: the players, the schedule, the message and bonus, and how the result is measured. */
export function CampaignForm({ fields, faults, choices, onChange }: CampaignFormProps) {
  const text = (name: TextName, label: string, hint?: string, type?: "datetime-local" | "numeric") => (
    <TextField
      label={label}
      {...(hint && { hint })}
      {...(type === "datetime-local" ? { type } : {})}
      {...(type === "numeric" ? { inputMode: type } : {})}
      value={fields[name]}
      error={faults[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <div className="grid items-start gap-6 xl:grid-cols-2">
      <Panel title="Segment" className="xl:col-span-2">
        <CampaignAudience
          fields={fields.filter}
          faults={faults}
          tiers={choices.tiers}
          onChange={(filter) => onChange({ filter })}
        />
      </Panel>
      <Panel title="When to send">
        <div className="grid gap-5">
          {text("name", "Name", "For operators only.")}
          <SelectField
            label="Trigger"
            value={fields.trigger}
            onChange={(event) => onChange({ trigger: event.target.value as CampaignTrigger })}
            options={CAMPAIGN_TRIGGERS.map((value) => ({ value, label: triggerLabels[value] }))}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {fields.trigger === "NO_PLAY"
              ? text("idleDays", "Days without play", undefined, "numeric")
              : null}
            {text("delayHours", "Delay in hours", "0 to send immediately", "numeric")}
          </div>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {text(
              "startsAt",
              "From (UTC)",
              "Leave empty to begin as soon as you start it.",
              "datetime-local",
            )}
            {text("endsAt", "Until (UTC)", "Leave empty for no end.", "datetime-local")}
          </div>
        </div>
      </Panel>
      <Panel title="What to send">
        <div className="grid gap-5">
          <fieldset>
            <legend className="font-medium">Channels</legend>
            <p className="text-sm text-mist">Email and SMS reach only players who agreed to receive them.</p>
            <div className="flex flex-wrap gap-x-5">
              {CAMPAIGN_CHANNELS.map((channel) => (
                <Checkbox
                  key={channel}
                  label={channelLabels[channel]}
                  checked={fields.channels.includes(channel)}
                  onChange={(event) => {
                    const isOn = event.target.checked;
                    const channels = CAMPAIGN_CHANNELS.filter((one) =>
                      one === channel ? isOn : fields.channels.includes(one),
                    );
                    onChange({ channels });
                  }}
                />
              ))}
            </div>
            <FieldError id="campaign-channels-error" error={faults.channels} />
          </fieldset>
          <SelectField
            label="Bonus"
            hint="Granted with the message. The offer's eligibility conditions don't apply."
            placeholder="None"
            value={fields.offerId}
            error={faults.offerId}
            onChange={(event) => onChange({ offerId: event.target.value })}
            options={choices.offers}
          />
          {text("link", "Link", "A page on the site, such as /promotions.")}
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {text(
              "controlPercent",
              "Control group (%)",
              "Players who get nothing, for comparison",
              "numeric",
            )}
            {text("resultDays", "Results period in days", "Counted from each message", "numeric")}
          </div>
        </div>
      </Panel>
      <Panel title="Texts for players" className="xl:col-span-2">
        <CampaignTexts fields={fields} faults={faults} onChange={onChange} />
      </Panel>
    </div>
  );
}
