import { VERTICALS } from "@parlour/contracts/bonuses";
import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import { languageCodes } from "@parlour/contracts/languages";
import { readAmount } from "@parlour/rules/typed-amount";
import { amountFault } from "../../../parts/amount-fault.ts";
import { parseBrands } from "../../../parts/brands.ts";
import {
  type AmountName,
  type AmountRow,
  amountsOf,
  type OfferFields,
  typeNeeds,
  type Words,
} from "./offer-fields.ts";

/** Errors by field name; for amounts the name includes the currency, such as `USD maxBet`. */
export type Faults = Readonly<Record<string, string>>;

/** Parses the form of an offer; returns the offer, or the errors of the form. */
export function toPlan(fields: OfferFields): { plan: OfferPlan } | { faults: Faults } {
  const faults: Record<string, string> = {};
  const number = (
    name: keyof OfferFields,
    { min = 0, max = Number.MAX_SAFE_INTEGER, whole = false } = {},
  ) => {
    const text = String(fields[name]).trim();
    const value = Number(text);
    const isRight = text !== "" && value >= min && value <= max && (!whole || Number.isInteger(value));
    if (!isRight) faults[name] = `A ${whole ? "whole " : ""}number from ${min} to ${max}.`;
    return value;
  };
  const words = (name: "name" | "summary") => {
    if (fields[name].en.trim() === "")
      faults[name] = "Required in English, the fallback for the other languages.";
    return wordsOf(fields[name]);
  };
  const shares = (name: "verticalShares" | "categoryShares" | "gameShares", known?: readonly string[]) => {
    const found = parseShares(fields[name], known);
    if (found === undefined) {
      faults[name] = known
        ? `One per line, such as "casino 100": ${known.join(", ")}.`
        : 'One per line, such as "slots 100".';
    }
    return found ?? {};
  };
  const needs = typeNeeds[fields.type];
  const countries = (name: "countries" | "notInCountries") => {
    const codes = fields[name]
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean);
    if (codes.some((code) => !/^[A-Z]{2}$/.test(code))) faults[name] = "Use codes such as CA, GB.";
    return [...new Set(codes)];
  };
  const moment = (name: "startsAt" | "endsAt") => {
    const at = new Date(`${fields[name]}:00.000Z`);
    if (Number.isNaN(at.getTime())) faults[name] = "Enter a date and time.";
    return Number.isNaN(at.getTime()) ? "" : at.toISOString();
  };

  const code = fields.code.trim();
  if (code !== "" && (code.length < 3 || code.length > 32)) faults.code = "Use 3 to 32 characters.";
  if (fields.verticals.length === 0) faults.verticals = "Select at least one.";
  if (needs.spins && fields.gameId.trim() === "") faults.gameId = "Select a game.";
  const plan: OfferPlan = {
    type: fields.type,
    name: words("name"),
    summary: words("summary"),
    ...(needs.percent && { percent: number("percent", { min: 0.01, max: 1_000 }) }),
    amounts: readAmounts(fields, faults),
    ...(needs.spins && {
      spins: {
        gameId: fields.gameId.trim(),
        count: number("spinCount", { min: 1, max: 1_000, whole: true }),
      },
    }),
    wageringFactor: number("wageringFactor", { max: 200 }),
    contribution: {
      verticals: shares("verticalShares", VERTICALS),
      categories: shares("categoryShares"),
      games: shares("gameShares"),
    },
    locksDeposit: fields.locksDeposit,
    winningsOnly: fields.winningsOnly,
    spendingOrder: fields.spendingOrder,
    verticals: [...fields.verticals],
    claimDays: number("claimDays", { min: 0.01, max: 365 }),
    validDays: number("validDays", { min: 0.01, max: 365 }),
    code: code === "" ? null : code,
    firstDepositOnly: fields.firstDepositOnly,
    tiers: [...fields.tiers],
    countries: countries("countries"),
    notInCountries: countries("notInCountries"),
    brands: parseBrands(fields.brands),
    timesPerPlayer: number("timesPerPlayer", { min: 1, max: 1_000, whole: true }),
    isPublic: fields.isPublic,
    startsAt: moment("startsAt"),
    endsAt: fields.endsAt === "" ? null : moment("endsAt"),
  };
  if (plan.endsAt !== null && plan.endsAt !== "" && plan.endsAt <= plan.startsAt) {
    faults.endsAt = "Must be after the start.";
  }
  return Object.keys(faults).length === 0 ? { plan } : { faults };
}

/** Trims the texts and omits languages without a text. */
function wordsOf(words: Words): OfferPlan["name"] {
  const filled = languageCodes.map((language) => [language, words[language].trim()] as const);
  return Object.fromEntries(filled.filter(([, text]) => text !== "")) as OfferPlan["name"];
}

function readAmounts({ type, amounts }: OfferFields, faults: Record<string, string>): OfferPlan["amounts"] {
  const codes = amounts.map(({ currency }) => currency.trim());
  if (codes.length === 0) faults.amounts = "At least one currency.";
  if (new Set(codes).size < codes.length) faults.amounts = "Each currency can be used only once.";
  const needed: readonly AmountName[] = typeNeeds[type].amounts;
  const readRow = (row: AmountRow) => {
    const currency = row.currency.trim();
    if (!/^[A-Za-z]{3,5}$/.test(currency)) faults.amounts = "Use currency codes such as USD.";
    const given = amountsOf(type).flatMap((name) => {
      const text = row[name].trim();
      const missing = needed.includes(name) ? "Required." : undefined;
      const fault = text === "" ? missing : amountFault(text, currency);
      if (fault !== undefined) faults[`${row.currency} ${name}`] = fault;
      return text === "" ? [] : [[name, readAmount(text)] as const];
    });
    return [currency, Object.fromEntries(given)] as const;
  };
  return Object.fromEntries(amounts.map(readRow));
}

/** Parses lines such as `slots 100`; undefined if a line is invalid. */
function parseShares(text: string, known?: readonly string[]): Record<string, number> | undefined {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const shares = lines.map((line) => /^\s*([\w-]+)[\s:=]+(\d{1,4})\s*%?\s*$/.exec(line));
  const isRight = shares.every(
    (found) => found !== null && Number(found[2]) <= 1_000 && (known?.includes(found[1]!) ?? true),
  );
  if (!isRight) return undefined;
  return Object.fromEntries(shares.map((found) => [found![1]!, Number(found![2])]));
}
