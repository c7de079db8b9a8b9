/** What differs by regulator. Other parts of the product add their own fields here. */
export type JurisdictionRules = {
  minimumAgeYears: number;
  /** If unset, the configured limits apply. */
  sessionIdleSeconds?: number;
  sessionAbsoluteSeconds?: number;
  /** Whether the player must name a subdivision because rules differ within the country. */
  subdivisionRequired: boolean;
  /** Whether games may offer autoplay. */
  autoplayAllowed: boolean;
  /** The minimum time between the starts of two rounds. */
  minimumSpinMs: number;
  /** Whether players may send money to each other. */
  playerTransferAllowed: boolean;
  /** Whether a player may cancel a pending withdrawal. */
  cancelWithdrawalAllowed: boolean;
  /** Whether deposits require a verified document. */
  documentBeforeDeposit: boolean;
};

/** All rules of a location. `name` is `CA-QC`, `CA`, or `default`. */
export type Jurisdiction = JurisdictionRules & { name: string };

/** Only the rules that differ: a subdivision inherits from its country, a country from `default`. */
export type PlaceRules = { name: string; rules: Partial<JurisdictionRules> };

type Place = { countryCode: string; subdivision: string };

export const DEFAULT_JURISDICTION = "default";

const byDefault: JurisdictionRules = {
  minimumAgeYears: 18,
  subdivisionRequired: false,
  autoplayAllowed: true,
  minimumSpinMs: 0,
  playerTransferAllowed: true,
  cancelWithdrawalAllowed: true,
  documentBeforeDeposit: false,
};

/** The initial rules of a new site; operators maintain them from then on. */
export const startingJurisdictions: readonly PlaceRules[] = [
  { name: DEFAULT_JURISDICTION, rules: byDefault },
  { name: "CA", rules: { minimumAgeYears: 19, subdivisionRequired: true } },
  { name: "CA-AB", rules: { minimumAgeYears: 18 } },
  { name: "CA-MB", rules: { minimumAgeYears: 18 } },
  { name: "CA-QC", rules: { minimumAgeYears: 18 } },
  {
    name: "DE",
    rules: {
      autoplayAllowed: false,
      minimumSpinMs: 5_000,
      playerTransferAllowed: false,
      documentBeforeDeposit: true,
    },
  },
  {
    name: "GB",
    rules: {
      autoplayAllowed: false,
      minimumSpinMs: 2_500,
      playerTransferAllowed: false,
      cancelWithdrawalAllowed: false,
    },
  },
  { name: "JP", rules: { minimumAgeYears: 20 } },
  { name: "US", rules: { minimumAgeYears: 21, subdivisionRequired: true } },
];

export function jurisdictionOf(
  places: readonly PlaceRules[],
  { countryCode, subdivision }: Place,
): Jurisdiction {
  const rulesOf = (name: string) => places.find((place) => place.name === name)?.rules;
  const region = `${countryCode}-${subdivision}`;
  const [everywhere, country, own] = [rulesOf(DEFAULT_JURISDICTION), rulesOf(countryCode), rulesOf(region)];
  const name = own ? region : country ? countryCode : DEFAULT_JURISDICTION;
  return { name, ...byDefault, ...everywhere, ...country, ...own };
}

/** All rules that apply at a location, whether it has rules of its own or not. */
export function jurisdictionByName(places: readonly PlaceRules[], name: string): Jurisdiction {
  const [countryCode = "", subdivision = ""] = name.split("-");
  return jurisdictionOf(places, { countryCode, subdivision });
}

/** `birthDate` and `today` are `YYYY-MM-DD`. A person born on 29 February comes of age on 1 March. */
export function isOfAge(birthDate: string, today: string, minimumAgeYears: number): boolean {
  const [year, ...rest] = birthDate.split("-");
  const birthday = `${String(Number(year) + minimumAgeYears).padStart(4, "0")}-${rest.join("-")}`;
  return birthday <= today;
}
