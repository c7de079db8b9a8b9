import type { OfferType, SpendingOrder } from "@parlour/contracts/bonuses";
import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import { type LanguageCode, languageCodes } from "@parlour/contracts/languages";

export type Words = Record<LanguageCode, string>;
type Vertical = OfferPlan["verticals"][number];

export const AMOUNT_NAMES = [
  "minDeposit",
  "maxAmount",
  "amount",
  "spinStake",
  "maxBet",
  "maxConversion",
] as const;
export type AmountName = (typeof AMOUNT_NAMES)[number];
export type AmountRow = { currency: string } & Record<AmountName, string>;

/** An offer while it is being edited: numbers are strings until it is saved. */
export type OfferFields = {
  type: OfferType;
  name: Words;
  summary: Words;
  percent: string;
  gameId: string;
  spinCount: string;
  amounts: readonly AmountRow[];
  wageringFactor: string;
  /** Wagering contributions by vertical, category and game. Each has one entry per line, such as `casino 100`. */
  verticalShares: string;
  categoryShares: string;
  gameShares: string;
  locksDeposit: boolean;
  winningsOnly: boolean;
  spendingOrder: SpendingOrder;
  verticals: readonly Vertical[];
  claimDays: string;
  validDays: string;
  code: string;
  firstDepositOnly: boolean;
  tiers: readonly string[];
  countries: string;
  notInCountries: string;
  brands: string;
  timesPerPlayer: string;
  isPublic: boolean;
  /** A time such as `2026-11-15T13:00`, in UTC. */
  startsAt: string;
  endsAt: string;
};

/** The amounts that each type of offer requires; the others are optional. */
export const typeNeeds: Readonly<
  Record<OfferType, { percent: boolean; spins: boolean; amounts: readonly AmountName[] }>
> = {
  DEPOSIT_MATCH: { percent: true, spins: false, amounts: ["minDeposit", "maxAmount"] },
  CASHBACK: { percent: true, spins: false, amounts: ["maxAmount"] },
  FREE_BET: { percent: false, spins: false, amounts: ["amount"] },
  CASH: { percent: false, spins: false, amounts: ["amount"] },
  SPINS: { percent: false, spins: true, amounts: ["spinStake"] },
};

/** The amounts that a type of offer has: those specific to it, and the general limits. */
export function amountsOf(type: OfferType): readonly AmountName[] {
  return [...typeNeeds[type].amounts, "maxBet", "maxConversion"];
}

const noWords = Object.fromEntries(languageCodes.map((code) => [code, ""])) as Words;

export function emptyRow(currency: string): AmountRow {
  return {
    currency,
    minDeposit: "",
    maxAmount: "",
    amount: "",
    spinStake: "",
    maxBet: "",
    maxConversion: "",
  };
}

/** A new offer, with the default wagering contributions. */
export function newFields(contribution: OfferPlan["contribution"], now: Date): OfferFields {
  return {
    type: "DEPOSIT_MATCH",
    name: noWords,
    summary: noWords,
    percent: "100",
    gameId: "",
    spinCount: "10",
    amounts: [emptyRow("USD")],
    wageringFactor: "20",
    ...sharesOf(contribution),
    locksDeposit: false,
    winningsOnly: false,
    spendingOrder: "OWN_FIRST",
    verticals: ["casino"],
    claimDays: "14",
    validDays: "30",
    code: "",
    firstDepositOnly: false,
    tiers: [],
    countries: "",
    notInCountries: "",
    brands: "",
    timesPerPlayer: "1",
    isPublic: false,
    startsAt: minuteOf(now.toISOString()),
    endsAt: "",
  };
}

export function toFields(plan: OfferPlan): OfferFields {
  const { type, locksDeposit, winningsOnly, spendingOrder, verticals, firstDepositOnly, tiers, isPublic } =
    plan;
  return {
    type,
    locksDeposit,
    winningsOnly,
    spendingOrder,
    verticals,
    firstDepositOnly,
    tiers,
    isPublic,
    name: { ...noWords, ...plan.name } as Words,
    summary: { ...noWords, ...plan.summary } as Words,
    percent: plan.percent === undefined ? "" : `${plan.percent}`,
    gameId: plan.spins?.gameId ?? "",
    spinCount: plan.spins ? `${plan.spins.count}` : "",
    amounts: Object.entries(plan.amounts).map(([currency, given]) => ({
      ...emptyRow(currency),
      ...Object.fromEntries(Object.entries(given).map(([name, amount]) => [name, `${amount}`])),
    })),
    wageringFactor: `${plan.wageringFactor}`,
    ...sharesOf(plan.contribution),
    claimDays: `${plan.claimDays}`,
    validDays: `${plan.validDays}`,
    code: plan.code ?? "",
    countries: plan.countries.join(", "),
    notInCountries: plan.notInCountries.join(", "),
    brands: plan.brands?.join(", ") ?? "",
    timesPerPlayer: `${plan.timesPerPlayer}`,
    startsAt: minuteOf(plan.startsAt),
    endsAt: plan.endsAt === null ? "" : minuteOf(plan.endsAt),
  };
}

function sharesOf({ verticals, categories, games }: OfferPlan["contribution"]) {
  const lines = (shares: Record<string, number>) =>
    Object.entries(shares)
      .map(([name, percent]) => `${name} ${percent}`)
      .join("\n");
  return {
    verticalShares: lines(verticals),
    categoryShares: lines(categories),
    gameShares: lines(games),
  };
}

function minuteOf(iso: string): string {
  return iso.slice(0, 16);
}
