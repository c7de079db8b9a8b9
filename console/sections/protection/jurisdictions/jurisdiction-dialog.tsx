import { changeJurisdiction } from "@parlour/contracts/calls/protection/jurisdictions/change-jurisdiction";
import { RESERVED_JURISDICTION } from "@parlour/contracts/constants";
import {
  DEFAULT_JURISDICTION,
  isProfile,
  jurisdictionByName,
  type PlaceRules,
} from "@parlour/rules/jurisdiction";
import { client } from "@parlour/web/api/client";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useEffect, useState } from "react";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
import { Difference } from "../../../parts/difference.tsx";
import { placeName } from "../../../parts/place-name.ts";
import { changeOrPropose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import {
  faultOf,
  fieldsOf,
  inherited,
  jurisdictionName,
  nameFault,
  numberRules,
  type RuleFields,
  ruleLabels,
  rulesOf,
  switchRules,
  yesOrNo,
} from "./jurisdiction-rules.ts";
import { listFault, listRules } from "./list-rules.ts";

const change = client(changeJurisdiction);

type JurisdictionDialogProps = {
  /**
   * The name of the location being edited; a reserved name if the operator is adding a location, and null while the
   * dialog is closed.
   */
  name: string | null;
  places: readonly PlaceRules[];
  onClose: () => void;
  onChanged: () => void;
  /** Loads the latest version after another operator's change. */
  onConflict: () => void;
};

/** A location's rules. Empty fields are inherited. */
export function JurisdictionDialog({
  name,
  places,
  onClose,
  onChanged,
  onConflict,
}: JurisdictionDialogProps) {
  const [typedName, setTypedName] = useState("");
  const place = places.find((one) => one.name === name);
  const draft = useMergedFields<RuleFields>(name, fieldsOf(place?.rules ?? {}));
  const { value: fields } = draft;
  useEffect(() => {
    if (name !== null) setTypedName("");
  }, [name]);
  const isNew = name === RESERVED_JURISDICTION;
  const wanted = isNew ? jurisdictionName(typedName) : (name ?? "");
  const others = places.filter((one) => one.name !== wanted);
  const profiles = places.filter((one) => isProfile(one.name) && one.name !== DEFAULT_JURISDICTION);
  // The values that apply to empty fields: those of the surrounding location and the chosen profile.
  const referring = { name: wanted, rules: fields.profile === "" ? {} : { profile: fields.profile } };
  const around = jurisdictionByName([...others, referring], wanted);
  const isDefault = name === DEFAULT_JURISDICTION;
  const isTaken = isNew && others.length < places.length;
  const hasFault =
    numberRules.some((rule) => faultOf(rule, fields) !== undefined) ||
    listRules.some((rule) => listFault(rule, fields[rule.name]) !== undefined);
  const set = (key: keyof RuleFields) => (event: { target: { value: string } }) =>
    draft.set((before) => ({ ...before, [key]: event.target.value }));
  const rules = rulesOf(fields);
  return (
    <ReasonDialog
      open={name !== null}
      onClose={onClose}
      title={isNew ? "New jurisdiction" : placeName(name ?? DEFAULT_JURISDICTION)}
      description="Takes effect within a second. Open sessions and games keep the rules they started with."
      action="Save"
      done="Saved. The site is up to date."
      disabled={
        hasFault ||
        isTaken ||
        draft.conflicts.length > 0 ||
        (isNew && (nameFault(wanted) !== undefined || Object.keys(rules).length === 0))
      }
      onConflict={onConflict}
      onSubmit={async (reason) => {
        const before = place?.rules ?? null;
        const outcome = await changeOrPropose(
          () => change({ params: { name: wanted }, body: { rules, before, reason } }),
          { kind: "JURISDICTION", data: { name: wanted, rules, before }, reason },
        );
        onChanged();
        return outcome;
      }}
    >
      <DraftStatus draft={draft} what="These rules have" labels={ruleLabels} />
      {isNew ? (
        <CheckedField
          label="Location or profile"
          inputMode="text"
          hint="Country or subdivision, such as NL or CA-ON, or the name of a new profile in lower case"
          error={isTaken ? "This jurisdiction already exists. Edit it instead." : undefined}
          fault={nameFault(wanted)}
          value={typedName}
          onChange={setTypedName}
        />
      ) : null}
      {isProfile(wanted) ? null : (
        <SelectField
          label="Profile"
          value={fields.profile}
          onChange={set("profile")}
          options={[
            { value: "", label: "None: inherits from the country or the default" },
            ...profiles.map(({ name: value }) => ({ value, label: placeName(value) })),
          ]}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {numberRules.map((rule) => (
          <TextField
            key={rule.name}
            label={rule.label}
            inputMode="decimal"
            hint={`Inherited: ${inherited(rule, around)}`}
            error={faultOf(rule, fields)}
            value={fields[rule.name]}
            onChange={set(rule.name)}
          />
        ))}
        {switchRules.map(({ name: rule, label }) => (
          <SelectField
            key={rule}
            label={label}
            value={fields[rule]}
            onChange={set(rule)}
            options={[
              ...(isDefault ? [] : [{ value: "", label: `Inherited: ${yesOrNo(around[rule])}` }]),
              { value: "yes", label: "Yes" },
              { value: "no", label: "No" },
            ]}
          />
        ))}
      </div>
      {listRules.map((rule) => (
        <TextAreaField
          key={rule.name}
          label={rule.label}
          hint={`${rule.hint}. Inherited: ${rule.format(around).replaceAll("\n", "; ") || "none"}`}
          error={listFault(rule, fields[rule.name])}
          rows={3}
          value={fields[rule.name]}
          onChange={set(rule.name)}
        />
      ))}
      <Difference before={place?.rules ?? {}} after={rules} />
    </ReasonDialog>
  );
}
