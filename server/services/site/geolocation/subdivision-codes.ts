import { iso31662 } from "iso-3166";
import { subdivisionAliases } from "./subdivision-aliases.ts";

/**
 * Matches words that some lists add to a name and others leave out, as in "Casanare Department" or "Guangdong
 * Sheng".
 */
const kinds =
  /\b(?:province|provincia|provincie|department|departamento|region|district|county|prefecture|voivodeship|state|federal district of|city|city state|free and hanseatic|free hanseatic|of|the|sheng|shi|zizhiqu|lan|si|gwangyeoksi|teugbyeolsi|do|ken|fu|to)\b/g;

const codes = buildCodes();

/** Returns the ISO 3166-2 code without the country, `ON` of `CA-ON`; undefined for an unknown name. */
export function subdivisionCodeOf(country: string, name: string): string | undefined {
  const known = codes.get(country);
  return name === "" ? undefined : (known?.get(plain(name)) ?? known?.get(bare(name)));
}

function buildCodes(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const byCountry = new Map<string, Map<string, string>>();
  const add = (country: string, name: string, code: string) => {
    const names = byCountry.get(country) ?? new Map<string, string>();
    byCountry.set(country, names);
    // The first match is kept, because the list names larger regions before smaller ones that share their name.
    if (name !== "" && !names.has(name)) names.set(name, code);
  };
  for (const [country, aliases] of Object.entries(subdivisionAliases)) {
    for (const [name, code] of Object.entries(aliases)) add(country, plain(name), code);
  }
  for (const spell of [plain, bare]) {
    for (const { code, name } of iso31662) {
      for (const part of name.split(/[/,;([]/)) add(code.slice(0, 2), spell(part), code.slice(3));
    }
  }
  return byCountry;
}

function plain(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function bare(name: string): string {
  return plain(name).replace(kinds, " ").replace(/\s+/g, " ").trim();
}
