import { languageCodes } from "@parlour/contracts/languages";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { FieldError } from "@parlour/web/ui/form-field";
import { SelectField } from "@parlour/web/ui/select-field";
import { Switch } from "@parlour/web/ui/switch";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";
import { CountryField } from "../../../parts/country-field.tsx";
import { CurrencyField } from "../../../parts/currency-field.tsx";
import { languageName } from "../../../parts/readable.ts";
import type { KnownSetting } from "./known-settings.ts";

const languages = languageCodes.map((value) => ({ value, label: languageName(value) }));

type SettingFieldProps = {
  setting: KnownSetting;
  value: unknown;
  isChanged: boolean;
  error: string | undefined;
  onChange: (value: unknown) => void;
};

/** The editor of one setting; unsaved changes are marked. */
export function SettingField({ setting, value, isChanged, error, onChange }: SettingFieldProps) {
  const { kind, hint } = setting;
  const label = isChanged ? `${setting.label} (changed)` : setting.label;
  const text = { label, error, ...(hint && { hint }) };
  switch (kind) {
    case "switch":
      return (
        <Switch
          label={label}
          {...(hint && { hint })}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case "number":
      return (
        <TextField
          {...text}
          inputMode="numeric"
          value={String(value)}
          // Input that isn't a number is kept unchanged, so that validation can reject it.
          onChange={({ target }) =>
            onChange(/^\d+$/.test(target.value) ? Number(target.value) : target.value)
          }
        />
      );
    case "text":
      return <TextField {...text} value={String(value)} onChange={(event) => onChange(event.target.value)} />;
    case "country":
      return (
        <CountryField label={label} isRequired value={String(value)} error={error} onChange={onChange} />
      );
    case "currency":
      return <CurrencyField label={label} value={String(value)} error={error} onChange={onChange} />;
    case "language":
      return (
        <SelectField
          {...text}
          options={languages}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case "lines": {
      const lines = (value as string[]).join("\n");
      return (
        <TextAreaField
          {...text}
          rows={4}
          value={lines}
          onChange={(event) => onChange(event.target.value.split("\n"))}
          onBlur={() => onChange((value as string[]).map((line) => line.trim()).filter(Boolean))}
        />
      );
    }
    case "ticks": {
      const chosen = value as string[];
      return (
        <fieldset>
          <legend className="font-medium">{label}</legend>
          <div className="flex flex-wrap gap-x-5">
            {setting.options.map((option) => (
              <Checkbox
                key={option}
                label={setting.labels?.[option] ?? option}
                {...(error && { "aria-invalid": true, "aria-describedby": `${setting.name}-error` })}
                checked={chosen.includes(option)}
                onChange={(event) =>
                  onChange(
                    setting.options.filter((one) =>
                      one === option ? event.target.checked : chosen.includes(one),
                    ),
                  )
                }
              />
            ))}
          </div>
          <FieldError id={`${setting.name}-error`} error={error} />
        </fieldset>
      );
    }
  }
}
