import type { LeaderboardKind, LeaderboardPlan } from "@parlour/contracts/entities/leaderboard";
import { type LanguageCode, languageCodes } from "@parlour/contracts/languages";
import { readAmount } from "@parlour/rules/typed-amount";
import { amountFault } from "../../../parts/amount-fault.ts";

/** A leaderboard while it is being edited: numbers are strings until it is saved. */
export type LeaderboardFields = {
  name: Record<LanguageCode, string>;
  kind: LeaderboardKind;
  currency: string;
  /** A time such as `2026-11-15T13:00`, in UTC. */
  startsAt: string;
  endsAt: string;
  minimumStake: string;
  categories: string;
  games: readonly string[];
  prizes: readonly { places: string; amount: string }[];
  points: readonly { multiple: string; points: string }[];
  brands: string;
};

export type Faults = Readonly<Record<string, string>>;

const noWords = Object.fromEntries(languageCodes.map((code) => [code, ""])) as LeaderboardFields["name"];
const dayMs = 86_400_000;

/** A new leaderboard that runs for the week from tomorrow. */
export function newFields(now: Date): LeaderboardFields {
  const day = (later: number) =>
    `${new Date(now.getTime() + later * dayMs).toISOString().slice(0, 10)}T00:00`;
  return {
    name: noWords,
    kind: "STAKED",
    currency: "USD",
    startsAt: day(1),
    endsAt: day(8),
    minimumStake: "0.2",
    categories: "",
    games: [],
    prizes: [{ places: "1", amount: "" }],
    points: [
      { multiple: "1", points: "1" },
      { multiple: "10", points: "15" },
      { multiple: "100", points: "250" },
    ],
    brands: "",
  };
}

export function toFields(plan: LeaderboardPlan, now: Date): LeaderboardFields {
  return {
    name: { ...noWords, ...plan.name } as LeaderboardFields["name"],
    kind: plan.kind,
    currency: plan.currency,
    startsAt: plan.startsAt.slice(0, 16),
    endsAt: plan.endsAt.slice(0, 16),
    minimumStake: `${plan.minimumStake}`,
    categories: plan.categories.join(", "),
    games: plan.games,
    prizes: plan.prizes.map(({ places, amount }) => ({ places: `${places}`, amount: `${amount}` })),
    points:
      plan.points.length > 0
        ? plan.points.map(({ multiple, points }) => ({ multiple: `${multiple}`, points: `${points}` }))
        : newFields(now).points,
    brands: plan.brands.join(", "),
  };
}

const listOf = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** Parses the form of a leaderboard; returns the leaderboard, or the errors by field. */
export function toPlan(fields: LeaderboardFields, now: Date): { plan: LeaderboardPlan } | { faults: Faults } {
  const faults: Record<string, string> = {};
  const { currency } = fields;
  const amount = (name: string, text: string) => {
    const fault = amountFault(text, currency);
    if (fault !== undefined) faults[name] = fault;
    return readAmount(text);
  };
  const whole = (name: string, text: string) => {
    const value = Number(text);
    if (text.trim() === "" || !Number.isInteger(value) || value < 1)
      faults[name] = "A whole number of at least 1.";
    return value;
  };
  const moment = (name: "startsAt" | "endsAt") => {
    const at = new Date(`${fields[name]}:00.000Z`);
    if (Number.isNaN(at.getTime())) faults[name] = "Enter a date and time.";
    return Number.isNaN(at.getTime()) ? "" : at.toISOString();
  };
  if (fields.name.en.trim() === "") faults.name = "Enter a name in English.";
  if (currency === "") faults.currency = "Choose a currency.";
  const prizes = fields.prizes.map((prize, n) => ({
    places: whole(`places.${n}`, prize.places),
    amount: amount(`amount.${n}`, prize.amount),
  }));
  for (const [n, prize] of prizes.entries()) {
    if (n > 0 && faults[`amount.${n}`] === undefined && prize.amount >= prizes[n - 1]!.amount)
      faults[`amount.${n}`] = "Must be lower than the prize above.";
  }
  const points =
    fields.kind === "POINTS"
      ? fields.points.map((step, n) => {
          const multiple = Number(step.multiple);
          if (!(multiple >= 1)) faults[`multiple.${n}`] = "A number from 1.";
          return { multiple, points: whole(`points.${n}`, step.points) };
        })
      : [];
  const plan: LeaderboardPlan = {
    name: Object.fromEntries(
      Object.entries(fields.name).filter(([code, text]) => code === "en" || text.trim() !== ""),
    ) as LeaderboardPlan["name"],
    kind: fields.kind,
    currency,
    startsAt: moment("startsAt"),
    endsAt: moment("endsAt"),
    minimumStake: amount("minimumStake", fields.minimumStake),
    categories: listOf(fields.categories),
    games: [...fields.games],
    prizes,
    points,
    brands: listOf(fields.brands),
  };
  if (plan.startsAt !== "" && new Date(plan.startsAt) <= now) faults.startsAt = "Must be in the future.";
  if (plan.startsAt !== "" && plan.endsAt !== "" && plan.endsAt <= plan.startsAt)
    faults.endsAt = "Must be after the start.";
  return Object.keys(faults).length === 0 ? { plan } : { faults };
}
