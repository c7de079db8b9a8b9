/** What differs by regulator. Other parts of the product add their own fields here. */
export type JurisdictionRules = {
  minimumAgeYears: number;
  /** Without them the configured limits hold. */
  sessionIdleSeconds?: number;
  sessionAbsoluteSeconds?: number;
  /** Where rules differ within the country, the player must say where in it they live. */
  subdivisionRequired: boolean;
  /** Whether a game may play round after round by itself. */
  autoplayAllowed: boolean;
  /** The shortest time from the start of one round to the next. */
  minimumSpinMs: number;
  /** Whether players may send money to each other. */
  playerTransferAllowed: boolean;
  /** Whether a player may take a pending withdrawal back. */
  cancelWithdrawalAllowed: boolean;
  /** Whether money may be paid in only by somebody whose document is verified. */
  documentBeforeDeposit: boolean;
};

/** All that holds at a place. `name` is `CA-QC`, `CA`, or `default`. */
export type Jurisdiction = JurisdictionRules & { name: string };

/** A place with only what differs there: a subdivision inherits from its country, a country from `default`. */
export type RuledPlace = { name: string; rules: Partial<JurisdictionRules> };

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

/** What a new site starts with; from then on operators keep it. */
export const startingJurisdictions: readonly RuledPlace[] = [
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
  places: readonly RuledPlace[],
  { countryCode, subdivision }: Place,
): Jurisdiction {
  const rulesOf = (name: string) => places.find((place) => place.name === name)?.rules;
  const region = `${countryCode}-${subdivision}`;
  const [everywhere, country, own] = [rulesOf(DEFAULT_JURISDICTION), rulesOf(countryCode), rulesOf(region)];
  const name = own ? region : country ? countryCode : DEFAULT_JURISDICTION;
  return { name, ...byDefault, ...everywhere, ...country, ...own };
}

/** All that holds at the place of this name, ruled by itself or not. */
export function jurisdictionNamed(places: readonly RuledPlace[], name: string): Jurisdiction {
  const [countryCode = "", subdivision = ""] = name.split("-");
  return jurisdictionOf(places, { countryCode, subdivision });
}

/** `birthDate` and `today` as `YYYY-MM-DD`. Who is born on 29 February comes of age on 1 March. */
export function isOfAge(birthDate: string, today: string, minimumAgeYears: number): boolean {
  const [year, ...rest] = birthDate.split("-");
  const birthday = `${String(Number(year) + minimumAgeYears).padStart(4, "0")}-${rest.join("-")}`;
  return birthday <= today;
}
