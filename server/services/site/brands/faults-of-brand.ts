import type { Brand } from "@parlour/contracts/entities/brand";
import type { FieldError } from "@parlour/contracts/field-codes";
import { faultsOfColours } from "@parlour/rules/brand-theme";
import { findCurrency } from "@parlour/rules/wallet-currencies";

type Others = {
  others: readonly Brand[];
  /** The host of the public origin, which belongs to the first brand. */
  publicHost: string | undefined;
};

/** Returns what is wrong with a brand, by field of its document. */
export function faultsOfBrand(brand: Brand, { others, publicHost }: Others): FieldError[] {
  const faults: FieldError[] = [];
  const object = (field: string, code: FieldError["code"]) =>
    faults.push({ code, field: `document.${field}` });
  const taken = new Set(others.flatMap(({ hosts }) => hosts));
  if (publicHost !== undefined && !brand.isFirst) taken.add(publicHost);
  brand.hosts.forEach((host, at) => {
    if (taken.has(host)) object(`hosts.${at}`, "HOST_TAKEN");
  });
  if (brand.isLive && !brand.isFirst && brand.hosts.length === 0) object("hosts", "REQUIRED");
  if (others.some(({ name }) => name.toLowerCase() === brand.name.toLowerCase())) {
    object("name", "INVALID_VALUE");
  }
  if (brand.colours)
    for (const name of faultsOfColours(brand.colours)) object(`colours.${name}`, "LOW_CONTRAST");
  if (brand.languages && brand.languageDefault && !brand.languages.includes(brand.languageDefault)) {
    object("languageDefault", "UNKNOWN_LANGUAGE");
  }
  brand.currencies?.forEach((code, at) => {
    if (findCurrency(code) !== code) object(`currencies.${at}`, "UNKNOWN_CURRENCY");
  });
  const { currencies, defaultCurrency } = brand;
  const isOffered = (code: string) => currencies?.includes(code) ?? findCurrency(code) === code;
  if (defaultCurrency !== null && !isOffered(defaultCurrency)) object("defaultCurrency", "UNKNOWN_CURRENCY");
  return faults;
}
