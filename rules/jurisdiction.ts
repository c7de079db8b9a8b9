import { startingProfiles } from "./jurisdiction-profiles.ts";
import type { JurisdictionRules } from "./jurisdiction-rules.ts";
import { regionOf } from "./region.ts";

export type { Helpline, JurisdictionRules, PlaceLimit, StakeCap } from "./jurisdiction-rules.ts";

/** All rules of a location. `name` is `CA-QC`, `CA`, or `default`. */
export type Jurisdiction = JurisdictionRules & { name: string };

/**
 * The rules of a country or subdivision that differ from those it inherits. It may refer to a profile, whose
 * rules apply unless it overrides them.
 */
export type OwnRules = Partial<JurisdictionRules> & { profile?: string };

/**
 * The rules of a country, a subdivision or a profile. A subdivision inherits from its country, and a country
 * from `default`. Countries and subdivisions are named by their ISO 3166 codes (`CA`, `CA-QC`), profiles by
 * lower-case names (`uk`).
 */
export type PlaceRules = { name: string; rules: OwnRules };

type Place = { countryCode: string; subdivision: string };

export const DEFAULT_JURISDICTION = "default";

/** Whether the name is that of a profile. `default` is a profile too, from which every country inherits. */
export const isProfile = (name: string): boolean => /^[a-z]/.test(name);

const byDefault: JurisdictionRules = {
  minimumAgeYears: 18,
  subdivisionRequired: false,
  autoplayAllowed: true,
  turboAllowed: true,
  anteBetsAllowed: true,
  featureBuysAllowed: true,
  simultaneousSlotsAllowed: true,
  minimumSpinMs: 0,
  stakeCaps: [],
  limits: [],
  depositLimitRequired: false,
  realityCheckMinutes: null,
  realityCheckMaximumMinutes: null,
  sessionFiguresShown: false,
  playerTransferAllowed: true,
  dealerTipsAllowed: true,
  cancelWithdrawalAllowed: true,
  documentBeforeDeposit: false,
  creditCardsAllowed: true,
  bonusesAllowed: true,
  missionsAllowed: true,
  maximumWagering: null,
  helplines: [],
};

/** The initial rules of a new site, which operators maintain from then on. */
export const startingJurisdictions: readonly PlaceRules[] = [
  { name: DEFAULT_JURISDICTION, rules: byDefault },
  ...startingProfiles,
  { name: "CA", rules: { minimumAgeYears: 19, subdivisionRequired: true } },
  { name: "CA-AB", rules: { minimumAgeYears: 18 } },
  { name: "CA-MB", rules: { minimumAgeYears: 18 } },
  { name: "CA-ON", rules: { profile: "ontario" } },
  { name: "CA-QC", rules: { minimumAgeYears: 18 } },
  { name: "DE", rules: { profile: "germany" } },
  { name: "GB", rules: { profile: "uk" } },
  { name: "JP", rules: { minimumAgeYears: 20 } },
  { name: "MT", rules: { profile: "malta" } },
  { name: "US", rules: { minimumAgeYears: 21, subdivisionRequired: true } },
  { name: "US-PA", rules: { profile: "pennsylvania" } },
];

/**
 * The rules of a sandbox: as in production, except that Ontario has no specific rules, so that the demo
 * players there can try every feature.
 */
export const sandboxJurisdictions: readonly PlaceRules[] = startingJurisdictions.filter(
  ({ name }) => name !== "CA-ON",
);

export function jurisdictionOf(
  places: readonly PlaceRules[],
  { countryCode, subdivision }: Place,
): Jurisdiction {
  const rulesOf = (name: string) => places.find((place) => place.name === name)?.rules;
  const region = regionOf({ countryCode, subdivision });
  const [everywhere, country, own] = [rulesOf(DEFAULT_JURISDICTION), rulesOf(countryCode), rulesOf(region)];
  const name = own ? region : country ? countryCode : DEFAULT_JURISDICTION;
  const layers: OwnRules[] = [byDefault];
  for (const rules of [everywhere, country, own]) {
    if (rules?.profile !== undefined) layers.push(rulesOf(rules.profile) ?? {});
    if (rules) layers.push(rules);
  }
  const { profile: _profile, ...all } = Object.assign({}, ...layers) as JurisdictionRules & OwnRules;
  return { ...all, name };
}

/** All rules that apply at a location or in a profile, including inherited ones. */
export function jurisdictionByName(places: readonly PlaceRules[], name: string): Jurisdiction {
  if (isProfile(name) && name !== DEFAULT_JURISDICTION) {
    const rules = places.find((place) => place.name === name)?.rules ?? {};
    return { ...jurisdictionOf(places, { countryCode: "", subdivision: "" }), ...rules, name };
  }
  const [countryCode = "", subdivision = ""] = name.split("-");
  return jurisdictionOf(places, { countryCode, subdivision });
}

/**
 * Whether a person has reached the minimum age. Both dates are `YYYY-MM-DD`. A person born on 29 February
 * comes of age on 1 March.
 */
export function isOfAge(birthDate: string, today: string, minimumAgeYears: number): boolean {
  const [year, ...rest] = birthDate.split("-");
  const birthday = `${String(Number(year) + minimumAgeYears).padStart(4, "0")}-${rest.join("-")}`;
  return birthday <= today;
}
