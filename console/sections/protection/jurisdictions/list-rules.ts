import type { Helpline, OwnRules, PlaceLimit, StakeCap } from "@parlour/rules/jurisdiction";
import { isLimit, type LimitKind, type LimitPeriod } from "@parlour/rules/protection-limits";
import { readAmount, typedAmountFault } from "@parlour/rules/typed-amount";

/** A rule with several entries, which are entered one per line. `none` means an empty list. */
type ListRule = {
  name: "stakeCaps" | "limits" | "helplines";
  label: string;
  hint: string;
  format(rules: OwnRules): string;
  /** Parses the entries of a rule; returns undefined if a line is invalid. */
  parse(text: string): readonly object[] | undefined;
};

const none = "none";
const isAmount = (text: string, currency: string) =>
  typedAmountFault(text, currency) === undefined && readAmount(text) <= 1e9;
const currencyShape = /^[A-Za-z]{3,5}$/;
const limitKinds = ["DEPOSIT", "LOSS", "STAKED", "STAKE", "TIME"];
const limitPeriods = ["BET", "DAY", "WEEK", "MONTH"];

export const listRules: readonly ListRule[] = [
  {
    name: "stakeCaps",
    label: "Maximum stakes",
    hint: "One per line: category (or all), amount, currency, and optionally “under 25”. Example: slots 2 GBP under 25",
    format: ({ stakeCaps }) => lines(stakeCaps, formatCap),
    parse: (text) => parseLines(text, parseCap),
  },
  {
    name: "limits",
    label: "Limits for all players",
    hint: "One per line: DEPOSIT, LOSS, STAKED, STAKE or TIME; BET, DAY, WEEK or MONTH; amount and currency, or minutes for TIME. Example: DEPOSIT MONTH 1000 EUR",
    format: ({ limits }) => lines(limits, formatLimit),
    parse: (text) => parseLines(text, parseLimit),
  },
  {
    name: "helplines",
    label: "Helplines",
    hint: "One per line: name | phone | web address (optional)",
    format: ({ helplines }) => lines(helplines, formatHelpline),
    parse: (text) => parseLines(text, parseHelpline),
  },
];

export function listFault({ parse }: ListRule, text: string): string | undefined {
  return text.trim() === "" || parse(text) ? undefined : "One of the lines isn't valid. Check the format.";
}

function lines<Entry>(entries: readonly Entry[] | undefined, format: (entry: Entry) => string): string {
  if (entries === undefined) return "";
  return entries.length === 0 ? none : entries.map(format).join("\n");
}

function parseLines<Entry>(text: string, parse: (line: string) => Entry | undefined): Entry[] | undefined {
  if (text.trim() === none) return [];
  const typed = text.split("\n").filter((line) => line.trim() !== "");
  const entries = typed.map((line) => parse(line.trim()));
  return entries.includes(undefined) ? undefined : (entries as Entry[]);
}

function formatCap({ category, amount, currency, belowAgeYears }: StakeCap): string {
  const age = belowAgeYears === null ? "" : ` under ${belowAgeYears}`;
  return `${category ?? "all"} ${amount} ${currency}${age}`;
}

function parseCap(line: string): StakeCap | undefined {
  const [category = "", amount = "", currency = "", under, age, ...rest] = line.split(/\s+/);
  const hasAge = under !== undefined;
  if (!currencyShape.test(currency) || !isAmount(amount, currency)) return undefined;
  if (rest.length > 0 || (hasAge && (under !== "under" || !/^\d{2}$/.test(age ?? "")))) return undefined;
  return {
    category: category === "all" ? null : category,
    belowAgeYears: hasAge ? Number(age) : null,
    amount: readAmount(amount),
    currency,
  };
}

function formatLimit({ kind, period, amount, currency }: PlaceLimit): string {
  return [kind, period, amount, currency ?? ""].join(" ").trim();
}

function parseLimit(line: string): PlaceLimit | undefined {
  const [kind = "", period = "", amount = "", currency, ...rest] = line.split(/\s+/);
  if (!limitKinds.includes(kind) || !limitPeriods.includes(period) || rest.length > 0) return undefined;
  const name = { kind: kind as LimitKind, period: period as LimitPeriod };
  if (!isLimit(name.kind, name.period)) return undefined;
  const isTime = kind === "TIME";
  if (isTime ? currency !== undefined : !currencyShape.test(currency ?? "")) return undefined;
  if (isTime ? !/^[1-9]\d{0,5}$/.test(amount) : !isAmount(amount, currency!)) return undefined;
  return { ...name, amount: readAmount(amount), currency: currency ?? null };
}

function formatHelpline({ name, phone, url }: Helpline): string {
  return [name, phone, ...(url === null ? [] : [url])].join(" | ");
}

function parseHelpline(line: string): Helpline | undefined {
  const [name = "", phone = "", url, ...rest] = line.split("|").map((part) => part.trim());
  if (name === "" || !/^[+0-9][0-9 -]{2,24}$/.test(phone) || rest.length > 0) return undefined;
  if (url !== undefined && URL.parse(url)?.protocol !== "https:") return undefined;
  return { name, phone, url: url ?? null };
}
