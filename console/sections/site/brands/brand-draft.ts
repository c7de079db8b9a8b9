import type { BrandColours, BrandDocument } from "@parlour/contracts/entities/brand";
import { languageCodes } from "@parlour/contracts/languages";
import { ApiError } from "@parlour/web/api/api-error";

/** A brand as entered: host names are text, and an empty field means that the site's setting applies. */
export type BrandDraft = {
  name: string;
  hosts: string;
  mark: BrandDocument["mark"];
  colours: BrandColours | null;
  titleFont: BrandDocument["titleFont"];
  textFont: BrandDocument["textFont"];
  heroPicture: string;
  languages: readonly string[];
  languageDefault: string;
  currencies: readonly string[];
  defaultCurrency: string;
  bucket: string;
  licence: string;
  mailFrom: string;
  supportEmail: string;
};

export const emptyDraft: BrandDraft = {
  name: "",
  hosts: "",
  mark: "comet",
  colours: null,
  titleFont: "fraunces",
  textFont: "inter",
  heroPicture: "",
  languages: [],
  languageDefault: "",
  currencies: [],
  defaultCurrency: "",
  bucket: "",
  licence: "",
  mailFrom: "",
  supportEmail: "",
};

export function draftOf(brand: BrandDocument): BrandDraft {
  return {
    name: brand.name,
    hosts: brand.hosts.join(", "),
    mark: brand.mark,
    colours: brand.colours,
    titleFont: brand.titleFont,
    textFont: brand.textFont,
    heroPicture: brand.heroPicture ?? "",
    languages: brand.languages ?? [],
    languageDefault: brand.languageDefault ?? "",
    currencies: brand.currencies ?? [],
    defaultCurrency: brand.defaultCurrency ?? "",
    bucket: brand.bucket ?? "",
    licence: brand.licence ?? "",
    mailFrom: brand.mailFrom ?? "",
    supportEmail: brand.supportEmail ?? "",
  };
}

const listOf = (text: string) => text.split(/[\s,]+/).filter((part) => part !== "");
const orNull = (text: string) => (text.trim() === "" ? null : text.trim());

export function documentOf(draft: BrandDraft): BrandDocument {
  const languages = languageCodes.filter((code) => draft.languages.includes(code));
  return {
    name: draft.name.trim(),
    hosts: listOf(draft.hosts.toLowerCase()),
    mark: draft.mark,
    colours: draft.colours,
    titleFont: draft.titleFont,
    textFont: draft.textFont,
    heroPicture: orNull(draft.heroPicture),
    languages: languages.length === 0 ? null : languages,
    languageDefault: orNull(draft.languageDefault) as BrandDocument["languageDefault"],
    currencies: draft.currencies.length === 0 ? null : [...draft.currencies],
    defaultCurrency: orNull(draft.defaultCurrency),
    bucket: orNull(draft.bucket),
    licence: orNull(draft.licence),
    mailFrom: orNull(draft.mailFrom),
    supportEmail: orNull(draft.supportEmail),
  };
}

const words: Readonly<Record<string, string>> = {
  name: "Enter a name of up to 24 characters that no other brand has.",
  hosts: "Enter host names such as play.example, without a port.",
  languageDefault: "Choose one of the brand's languages.",
  currencies: "Choose currencies that the site offers.",
  defaultCurrency: "Choose one of the brand's currencies.",
  bucket: "Use lowercase letters, digits and hyphens.",
  mailFrom: "Use the form Name <no-reply@brand.example>.",
  supportEmail: "Enter an email address.",
  heroPicture: "Choose a picture, or enter the name of one.",
};

export function brandFaults(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    error.errors.map(({ field = "", code }) => {
      const name = field.replace(/^document\./, "").replace(/\.\d+$/, "");
      if (code === "HOST_TAKEN") return [name, "Another brand has this host name."];
      if (code === "LOW_CONTRAST") return [name, "Not enough contrast to be readable."];
      return [name, words[name] ?? "This value isn't accepted."];
    }),
  );
}
