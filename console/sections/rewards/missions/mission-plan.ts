import type {
  MissionGoal,
  MissionPeriod,
  MissionPlan,
  MissionPrize,
} from "@parlour/contracts/entities/mission";
import { type LanguageCode, languageCodes } from "@parlour/contracts/languages";
import { readAmount } from "@parlour/rules/typed-amount";
import { amountFault } from "../../../parts/amount-fault.ts";

/** A prize while it is being edited: points, or the id of an offer. */
export type PrizeFields = { kind: MissionPrize["kind"]; points: string; offerId: string };

/** A mission while it is being edited: numbers are strings until it is saved. */
export type MissionFields = {
  name: Record<LanguageCode, string>;
  goal: MissionGoal;
  count: string;
  multiple: string;
  minimumOdds: string;
  amounts: readonly { currency: string; minimumStake: string; target: string }[];
  categories: string;
  games: readonly string[];
  period: MissionPeriod;
  timeZone: string;
  /** A time such as `2026-11-15T13:00`, in UTC. */
  startsAt: string;
  endsAt: string;
  tiers: readonly string[];
  countries: string;
  brands: string;
  prizes: readonly PrizeFields[];
};

export type Faults = Readonly<Record<string, string>>;

const noWords = Object.fromEntries(languageCodes.map((code) => [code, ""])) as MissionFields["name"];
const dayMs = 86_400_000;

export const newPrize: PrizeFields = { kind: "POINTS", points: "", offerId: "" };

/** A new daily mission that runs for four weeks from tomorrow. */
export function newFields(now: Date): MissionFields {
  const day = (later: number) =>
    `${new Date(now.getTime() + later * dayMs).toISOString().slice(0, 10)}T00:00`;
  return {
    name: noWords,
    goal: "ROUNDS",
    count: "10",
    multiple: "10",
    minimumOdds: "1.5",
    amounts: [{ currency: "USD", minimumStake: "0.2", target: "" }],
    categories: "",
    games: [],
    period: "DAILY",
    timeZone: "UTC",
    startsAt: day(1),
    endsAt: day(29),
    tiers: [],
    countries: "",
    brands: "",
    prizes: [newPrize],
  };
}

export function toFields(plan: MissionPlan, now: Date): MissionFields {
  const fresh = newFields(now);
  const amounts = Object.entries(plan.amounts).map(([currency, { minimumStake, target }]) => ({
    currency,
    minimumStake: `${minimumStake}`,
    target: target === undefined ? "" : `${target}`,
  }));
  return {
    name: { ...noWords, ...plan.name } as MissionFields["name"],
    goal: plan.goal,
    count: `${plan.count}`,
    multiple: plan.multiple === null ? fresh.multiple : `${plan.multiple}`,
    minimumOdds: plan.minimumOdds === null ? fresh.minimumOdds : `${plan.minimumOdds}`,
    amounts: amounts.length === 0 ? fresh.amounts : amounts,
    categories: plan.categories.join(", "),
    games: plan.games,
    period: plan.period,
    timeZone: plan.timeZone,
    startsAt: plan.startsAt.slice(0, 16),
    endsAt: plan.endsAt.slice(0, 16),
    tiers: plan.tiers,
    countries: plan.countries.join(", "),
    brands: plan.brands.join(", "),
    prizes: plan.prizes.map((prize) =>
      prize.kind === "POINTS"
        ? { ...newPrize, points: `${prize.points}` }
        : { ...newPrize, kind: "OFFER", offerId: prize.offerId },
    ),
  };
}

const listOf = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return name !== "";
  } catch {
    return false;
  }
}

/** Parses the form of a mission; returns the mission, or the errors by field. */
export function toPlan(fields: MissionFields, now: Date): { plan: MissionPlan } | { faults: Faults } {
  const faults: Record<string, string> = {};
  const { goal } = fields;
  const isVisit = goal === "VISIT";
  const whole = (name: string, text: string, most: number) => {
    const value = Number(text);
    if (text.trim() === "" || !Number.isInteger(value) || value < 1 || value > most)
      faults[name] = `A whole number from 1 to ${most.toLocaleString("en")}.`;
    return value;
  };
  const decimal = (name: string, text: string, least: number) => {
    const value = readAmount(text);
    if (!(value >= least)) faults[name] = `A number of at least ${least}.`;
    return value;
  };
  const moment = (name: "startsAt" | "endsAt") => {
    const at = new Date(`${fields[name]}:00.000Z`);
    if (Number.isNaN(at.getTime())) faults[name] = "Enter a date and time.";
    return Number.isNaN(at.getTime()) ? "" : at.toISOString();
  };
  if (fields.name.en.trim() === "") faults.name = "Enter a name in English.";
  if (!isTimeZone(fields.timeZone.trim())) faults.timeZone = "Such as UTC or America/Toronto.";
  const plan: MissionPlan = {
    name: Object.fromEntries(
      Object.entries(fields.name).filter(([code, text]) => code === "en" || text.trim() !== ""),
    ) as MissionPlan["name"],
    goal,
    count: goal === "STAKED" || isVisit ? 1 : whole("count", fields.count, 10_000),
    multiple: goal === "MULTIPLE" ? decimal("multiple", fields.multiple, 1) : null,
    minimumOdds: goal === "SPORTS_BETS" ? decimal("minimumOdds", fields.minimumOdds, 1.01) : null,
    amounts: isVisit ? {} : readAmounts(fields, faults),
    categories: goal === "SPORTS_BETS" || isVisit ? [] : listOf(fields.categories),
    games: goal === "SPORTS_BETS" || isVisit ? [] : [...fields.games],
    period: isVisit ? "DAILY" : fields.period,
    timeZone: fields.timeZone.trim(),
    startsAt: moment("startsAt"),
    endsAt: moment("endsAt"),
    tiers: [...fields.tiers],
    countries: listOf(fields.countries),
    brands: listOf(fields.brands),
    prizes: (isVisit ? fields.prizes : fields.prizes.slice(0, 1)).map((prize, n): MissionPrize => {
      if (prize.kind === "POINTS")
        return { kind: "POINTS", points: whole(`points.${n}`, prize.points, 1_000_000) };
      if (prize.offerId === "") faults[`offerId.${n}`] = "Choose an offer.";
      return { kind: "OFFER", offerId: prize.offerId };
    }),
  };
  if (plan.startsAt !== "" && new Date(plan.startsAt) <= now) faults.startsAt = "Must be in the future.";
  if (plan.startsAt !== "" && plan.endsAt !== "" && plan.endsAt <= plan.startsAt)
    faults.endsAt = "Must be after the start.";
  return Object.keys(faults).length === 0 ? { plan } : { faults };
}

/** Reads the amounts of each currency and adds their errors to `faults`. */
function readAmounts(
  { amounts, goal }: MissionFields,
  faults: Record<string, string>,
): MissionPlan["amounts"] {
  const amount = (name: string, text: string, currency: string) => {
    const fault = amountFault(text, currency);
    if (fault !== undefined) faults[name] = fault;
    return readAmount(text);
  };
  const seen = new Set<string>();
  return Object.fromEntries(
    amounts.map(({ currency, minimumStake, target }, n) => {
      if (currency === "") faults[`currency.${n}`] = "Choose a currency.";
      else if (seen.has(currency)) faults[`currency.${n}`] = "Already listed.";
      seen.add(currency);
      return [
        currency,
        {
          minimumStake: amount(`minimumStake.${n}`, minimumStake, currency),
          ...(goal === "STAKED" && { target: amount(`target.${n}`, target, currency) }),
        },
      ];
    }),
  );
}
