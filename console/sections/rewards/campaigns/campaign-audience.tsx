import { listPlayerSegments } from "@parlour/contracts/calls/office/player-directory/list-player-segments";
import { countCampaignAudience } from "@parlour/contracts/calls/rewards/campaigns/count-campaign-audience";
import { DOCUMENT_STATUSES } from "@parlour/contracts/enumerations";
import { useCall } from "@parlour/web/api/use-resource";
import { SelectField, type SelectOption } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useDeferredValue } from "react";
import { BrandFilter } from "../../../parts/brand-filter.tsx";
import { CountryField } from "../../../parts/country-field.tsx";
import { readable } from "../../../parts/readable.ts";
import { type Faults, type FilterFields, filterFieldsOf } from "./campaign-fields.ts";
import { matchText } from "./campaign-labels.ts";
import { readFilter } from "./campaign-plan.ts";

const deposits = [
  { value: "YES", label: "Has deposited" },
  { value: "NO", label: "Never deposited" },
];

type CampaignAudienceProps = {
  fields: FilterFields;
  faults: Faults;
  tiers: readonly SelectOption[];
  onChange: (fields: FilterFields) => void;
};

/** The segment: filters, filled in by hand or from a saved segment, and how many players match them now. */
export function CampaignAudience({ fields, faults, tiers, onChange }: CampaignAudienceProps) {
  const saved = useCall(listPlayerSegments, {}).value?.items ?? [];
  // Campaigns have no search term, so a segment that has one would reach more players than it contains.
  const segments = saved.filter(({ filter }) => filter.term === undefined);
  const current = JSON.stringify(readFilter(fields, {}));
  const open = segments.find(
    ({ filter }) => JSON.stringify(readFilter(filterFieldsOf(filter), {})) === current,
  );
  const text = (
    name: keyof FilterFields,
    label: string,
    rest: { placeholder?: string; type?: string } = {},
  ) => (
    <TextField
      label={label}
      autoComplete="off"
      {...rest}
      value={fields[name]}
      error={faults[`filter ${name}`]}
      onChange={(event) => onChange({ ...fields, [name]: event.target.value })}
    />
  );
  const select = (name: keyof FilterFields, label: string, options: readonly SelectOption[]) => (
    <SelectField
      label={label}
      placeholder="Any"
      value={fields[name]}
      options={options}
      onChange={(event) => onChange({ ...fields, [name]: event.target.value })}
    />
  );
  const date = { type: "date" };
  return (
    <div className="grid gap-5">
      {segments.length > 0 ? (
        <SelectField
          className="max-w-md"
          label="Saved segment"
          hint="Fills in the segment's filters. Later changes to the segment don't affect the campaign."
          placeholder="None"
          value={open?.id ?? ""}
          options={segments.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => {
            const chosen = segments.find(({ id }) => id === event.target.value);
            onChange(filterFieldsOf(chosen?.filter ?? {}));
          }}
        />
      ) : null}
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        <BrandFilter value={fields.brand} onChange={(brand) => onChange({ ...fields, brand })} />
        <CountryField
          value={fields.country}
          error={faults["filter country"]}
          onChange={(country) => onChange({ ...fields, country })}
        />
        {select("tier", "Tier", tiers)}
        {select("deposited", "Deposits", deposits)}
        {text("minDeposits", "Deposited at least", { placeholder: "500" })}
        {text("currency", "Currency", { placeholder: "USD" })}
        {select(
          "verification",
          "Verification",
          DOCUMENT_STATUSES.map((value) => ({ value, label: readable(value) })),
        )}
        {text("joinedFrom", "Joined from (UTC)", date)}
        {text("joinedTo", "Joined until (UTC)", date)}
        {text("seenFrom", "Seen since (UTC)", date)}
        {text("notSeenSince", "Not seen since (UTC)", date)}
        {text("tag", "Tag", { placeholder: "vip" })}
      </div>
      <AudienceCount fields={fields} />
    </div>
  );
}

function AudienceCount({ fields }: { fields: FilterFields }) {
  const faults: Record<string, string> = {};
  const filter = readFilter(useDeferredValue(fields), faults);
  const isRight = Object.keys(faults).length === 0;
  const { value } = useCall(countCampaignAudience, { query: isRight ? filter : {} });
  const shown = value?.currencies.map(
    ({ currency, players }) => `${players.toLocaleString("en")} in ${currency}`,
  );
  return (
    <p role="status" className="text-mist">
      {!isRight
        ? "Complete the filters to count the players."
        : value === undefined
          ? "Counting…"
          : `${matchText(value.players)} now${shown?.length ? `: ${shown.join(", ")}` : ""}. Players who are on a break, haven't given consent or have reached the frequency cap are excluded when it is sent.`}
    </p>
  );
}
