import { BRAND_FONTS, BRAND_MARKS } from "@parlour/contracts/entities/brand";
import { languages } from "@parlour/contracts/languages";
import { walletCurrencies } from "@parlour/rules/wallet-currencies";
import { SelectField, type SelectOption } from "@parlour/web/ui/select-field";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";
import type { ReactNode } from "react";
import { readable } from "../../../parts/readable.ts";
import { PictureField } from "../content/picture-field.tsx";
import { BrandColourFields } from "./brand-colours.tsx";
import type { BrandDraft } from "./brand-draft.ts";
import { ChoiceList } from "./choice-list.tsx";

type FieldsProps = {
  draft: BrandDraft;
  faults: Readonly<Record<string, string>>;
  onChange: (change: Partial<BrandDraft>) => void;
  /** The field of the brand's id, which is not part of the draft. */
  idField: ReactNode;
};

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: readable(value) }));
const languageChoices = languages.map(({ code, name }) => ({ value: code, label: name }));
const currencyChoices = [...walletCurrencies].map((code) => ({ value: code, label: code }));
const noChoice = (chosen: readonly string[]) => (chosen.length > 0 ? "First selected" : "Site default");
/** Returns the selected options, or all options if none is selected. */
const offered = (all: readonly SelectOption[], chosen: readonly string[]) =>
  all.filter(({ value }) => chosen.length === 0 || chosen.includes(value));
/** Returns the default value, or an empty string if it is no longer among the selected options. */
const kept = (value: string, chosen: readonly string[]) =>
  chosen.length === 0 || chosen.includes(value) ? value : "";

/** The form fields of a brand. An empty field takes its value from the site's settings. */
export function BrandFields({ draft, faults, onChange, idField }: FieldsProps) {
  const text = (name: "name" | "hosts" | "bucket" | "mailFrom" | "supportEmail") => ({
    autoComplete: "off",
    value: draft[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const select = (name: "mark" | "titleFont" | "textFont" | "languageDefault" | "defaultCurrency") => ({
    value: draft[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <Group title="Name and address">
        <TextField label="Name" maxLength={24} {...text("name")} />
        {idField}
        <TextField
          label="Host names"
          hint="Separated by commas. Links in emails use the first one."
          placeholder="play.example, www.play.example"
          className="md:col-span-2"
          {...text("hosts")}
        />
      </Group>
      <Group title="Appearance">
        <div className="grid gap-4 md:col-span-2 md:grid-cols-3">
          <SelectField label="Logo" options={choices(BRAND_MARKS)} {...select("mark")} />
          <SelectField label="Title font" options={choices(BRAND_FONTS)} {...select("titleFont")} />
          <SelectField label="Text font" options={choices(BRAND_FONTS)} {...select("textFont")} />
        </div>
        <div className="md:col-span-2">
          <PictureField
            label="Hero picture"
            hint="Shown at the top of the home page and in previews of shared links, such as hero-sevens."
            value={draft.heroPicture}
            error={faults.heroPicture}
            onChange={(heroPicture = "") => onChange({ heroPicture })}
          />
        </div>
        <div className="md:col-span-2">
          <BrandColourFields colours={draft.colours} onChange={(colours) => onChange({ colours })} />
        </div>
      </Group>
      <Group title="Languages and currencies">
        <ChoiceList
          legend="Languages"
          hint="If none are selected, all of the site's languages are used."
          options={languageChoices}
          chosen={draft.languages}
          onChange={(chosen) =>
            onChange({ languages: chosen, languageDefault: kept(draft.languageDefault, chosen) })
          }
        />
        <SelectField
          label="Default language"
          options={[
            { value: "", label: noChoice(draft.languages) },
            ...offered(languageChoices, draft.languages),
          ]}
          {...select("languageDefault")}
        />
        <ChoiceList
          legend="Currencies"
          hint="If none are selected, all of the site's currencies are used."
          error={faults.currencies}
          options={currencyChoices}
          chosen={draft.currencies}
          onChange={(chosen) =>
            onChange({ currencies: chosen, defaultCurrency: kept(draft.defaultCurrency, chosen) })
          }
        />
        <SelectField
          label="Default currency"
          options={[
            { value: "", label: noChoice(draft.currencies) },
            ...offered(currencyChoices, draft.currencies),
          ]}
          {...select("defaultCurrency")}
        />
      </Group>
      <Group title="Pages and emails">
        <TextField
          label="Content bucket"
          hint="This brand's own pages. Missing ones come from the shared content."
          {...text("bucket")}
        />
        <TextField
          label="Email sender"
          placeholder="Name <no-reply@brand.example>"
          hint="Leave empty to use the site's sender."
          {...text("mailFrom")}
        />
        <TextField label="Support email" type="email" {...text("supportEmail")} />
        <TextAreaField
          className="md:col-span-2"
          label="Licence and company"
          hint="Shown at the end of every page."
          rows={3}
          maxLength={600}
          value={draft.licence}
          error={faults.licence}
          onChange={(event) => onChange({ licence: event.target.value })}
        />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5 first:border-0 first:pt-0">
      <h3 className="mb-4 font-sans text-lg font-semibold">{title}</h3>
      <div className="grid items-start gap-x-5 gap-y-4 md:grid-cols-2">{children}</div>
    </section>
  );
}
