/** What differs by regulator. Other parts of the product add their own fields here. */
export type Jurisdiction = {
  /** `CA-QC`, `CA`, or `default`. */
  name: string;
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

const byDefault: Omit<Jurisdiction, "name"> = {
  minimumAgeYears: 18,
  subdivisionRequired: false,
  autoplayAllowed: true,
  minimumSpinMs: 0,
  playerTransferAllowed: true,
  cancelWithdrawalAllowed: true,
  documentBeforeDeposit: false,
};

/** Only what differs from the default; a subdivision inherits from its country. */
const differences = new Map<string, Partial<Omit<Jurisdiction, "name">>>(
  Object.entries({
    CA: { minimumAgeYears: 19, subdivisionRequired: true },
    "CA-AB": { minimumAgeYears: 18 },
    "CA-MB": { minimumAgeYears: 18 },
    "CA-QC": { minimumAgeYears: 18 },
    DE: {
      autoplayAllowed: false,
      minimumSpinMs: 5_000,
      playerTransferAllowed: false,
      documentBeforeDeposit: true,
    },
    GB: {
      autoplayAllowed: false,
      minimumSpinMs: 2_500,
      playerTransferAllowed: false,
      cancelWithdrawalAllowed: false,
    },
    JP: { minimumAgeYears: 20 },
    US: { minimumAgeYears: 21, subdivisionRequired: true },
  }),
);

export function jurisdictionOf(place: { countryCode: string; subdivision: string }): Jurisdiction {
  const region = `${place.countryCode}-${place.subdivision}`;
  const country = differences.get(place.countryCode);
  const subdivision = differences.get(region);
  const name = subdivision ? region : country ? place.countryCode : "default";
  return { name, ...byDefault, ...country, ...subdivision };
}

/** Every place whose rules differ from the default, whole, with what holds everywhere else first. */
export function listJurisdictions(): Jurisdiction[] {
  const known = [...differences.keys()].map((name) => {
    const [countryCode = "", subdivision = ""] = name.split("-");
    return jurisdictionOf({ countryCode, subdivision });
  });
  return [{ name: "default", ...byDefault }, ...known];
}

/** `birthDate` and `today` as `YYYY-MM-DD`. Who is born on 29 February comes of age on 1 March. */
export function isOfAge(birthDate: string, today: string, minimumAgeYears: number): boolean {
  const [year, ...rest] = birthDate.split("-");
  const birthday = `${String(Number(year) + minimumAgeYears).padStart(4, "0")}-${rest.join("-")}`;
  return birthday <= today;
}
