import { BRAND_FONTS, BRAND_MARKS } from "@parlour/contracts/entities/brand";
import { languages } from "@parlour/contracts/languages";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";
import { readable } from "../../../parts/readable.ts";
import { BrandColourFields } from "./brand-colours.tsx";
import type { BrandDraft } from "./brand-draft.ts";

type FieldsProps = {
  draft: BrandDraft;
  faults: Readonly<Record<string, string>>;
  onChange: (change: Partial<BrandDraft>) => void;
};

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: readable(value) }));
const texts = [
  { name: "name", label: "Name" },
  { name: "hosts", label: "Host names", hint: "Separated by commas. Links in emails use the first one." },
  { name: "heroPicture", label: "Hero picture", hint: "The name of a picture, such as hero-sevens." },
  { name: "currencies", label: "Currencies", hint: "Codes such as EUR, USD. Empty: all of the site's." },
  { name: "defaultCurrency", label: "Default currency", hint: "Empty: the site's." },
  {
    name: "bucket",
    label: "Content bucket",
    hint: "Pages of this brand. Missing ones come from the shared content.",
  },
  { name: "mailFrom", label: "Email sender", hint: "Such as Name <no-reply@brand.example>." },
  { name: "supportEmail", label: "Support email" },
] as const;

/** The form fields of a brand. An empty field takes its value from the site's settings. */
export function BrandFields({ draft, faults, onChange }: FieldsProps) {
  const toggle = (code: string, isOn: boolean) =>
    onChange({
      languages: isOn ? [...draft.languages, code] : draft.languages.filter((other) => other !== code),
    });
  return (
    <div className="grid content-start gap-4">
      {texts.map(({ name, label, ...more }) => (
        <TextField
          key={name}
          label={label}
          hint={"hint" in more ? more.hint : undefined}
          autoComplete="off"
          value={draft[name]}
          error={faults[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
      <div className="grid gap-4 md:grid-cols-3">
        <SelectField
          label="Mark"
          options={choices(BRAND_MARKS)}
          value={draft.mark}
          onChange={(event) => onChange({ mark: event.target.value as BrandDraft["mark"] })}
        />
        <SelectField
          label="Title font"
          options={choices(BRAND_FONTS)}
          value={draft.titleFont}
          onChange={(event) => onChange({ titleFont: event.target.value as BrandDraft["titleFont"] })}
        />
        <SelectField
          label="Text font"
          options={choices(BRAND_FONTS)}
          value={draft.textFont}
          onChange={(event) => onChange({ textFont: event.target.value as BrandDraft["textFont"] })}
        />
      </div>
      <fieldset>
        <legend className="mb-1 font-medium">Languages</legend>
        <p className="mb-2 text-sm text-mist">None selected: all languages of the site.</p>
        {languages.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={name}
            checked={draft.languages.includes(code)}
            onChange={(event) => toggle(code, event.target.checked)}
          />
        ))}
      </fieldset>
      <SelectField
        label="Default language"
        options={[
          { value: "", label: "The first of the brand's languages" },
          ...languages.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        value={draft.languageDefault}
        error={faults.languageDefault}
        onChange={(event) => onChange({ languageDefault: event.target.value })}
      />
      <BrandColourFields colours={draft.colours} onChange={(colours) => onChange({ colours })} />
      <TextAreaField
        label="Licence and company"
        hint="Shown at the end of every page."
        rows={3}
        maxLength={600}
        value={draft.licence}
        error={faults.licence}
        onChange={(event) => onChange({ licence: event.target.value })}
      />
    </div>
  );
}
