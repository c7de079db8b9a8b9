import { RESERVED_JURISDICTION } from "@parlour/contracts/constants";
import type { Jurisdiction, JurisdictionRules, OwnRules } from "@parlour/rules/jurisdiction";
import { listRules } from "./list-rules.ts";

type NumberRule = {
  name:
    | "minimumAgeYears"
    | "minimumSpinMs"
    | "realityCheckMinutes"
    | "realityCheckMaximumMinutes"
    | "maximumWagering"
    | "sessionIdleSeconds"
    | "sessionAbsoluteSeconds";
  label: string;
  /** The factor by which input is multiplied to get the stored unit. */
  scale: number;
  min: number;
  max: number;
  /** Whether the operator can type `none` to remove an inherited number. */
  canBeNone?: boolean;
};
type BooleanRule = {
  [Name in keyof JurisdictionRules]-?: JurisdictionRules[Name] extends boolean ? Name : never;
}[keyof JurisdictionRules];
type SwitchRule = { name: BooleanRule; label: string };

export const numberRules: readonly NumberRule[] = [
  { name: "minimumAgeYears", label: "Minimum age", scale: 1, min: 18, max: 99 },
  { name: "minimumSpinMs", label: "Minimum seconds between rounds", scale: 1_000, min: 0, max: 60 },
  {
    name: "realityCheckMinutes",
    label: "Reality check, in minutes",
    scale: 1,
    min: 15,
    max: 240,
    canBeNone: true,
  },
  {
    name: "realityCheckMaximumMinutes",
    label: "Maximum reality check interval, in minutes",
    scale: 1,
    min: 15,
    max: 240,
    canBeNone: true,
  },
  {
    name: "maximumWagering",
    label: "Maximum bonus wagering",
    scale: 1,
    min: 0,
    max: 1_000,
    canBeNone: true,
  },
  { name: "sessionIdleSeconds", label: "Session idle timeout, in minutes", scale: 60, min: 1, max: 1_440 },
  {
    name: "sessionAbsoluteSeconds",
    label: "Maximum session length, in minutes",
    scale: 60,
    min: 5,
    max: 43_200,
  },
];

export const switchRules: readonly SwitchRule[] = [
  { name: "autoplayAllowed", label: "Autoplay" },
  { name: "turboAllowed", label: "Quick spin and skipping" },
  { name: "anteBetsAllowed", label: "Ante bets in slots" },
  { name: "featureBuysAllowed", label: "Buying features in slots" },
  { name: "simultaneousSlotsAllowed", label: "Several slots at the same time" },
  { name: "sessionFiguresShown", label: "Net position shown in games" },
  { name: "depositLimitRequired", label: "Deposit limit required" },
  { name: "creditCardsAllowed", label: "Credit cards" },
  { name: "playerTransferAllowed", label: "Transfers between players" },
  { name: "dealerTipsAllowed", label: "Tips to dealers" },
  { name: "cancelWithdrawalAllowed", label: "Players can cancel withdrawals" },
  { name: "documentBeforeDeposit", label: "Document required before deposit" },
  { name: "bonusesAllowed", label: "Bonuses" },
  { name: "missionsAllowed", label: "Missions and daily rewards" },
  { name: "subdivisionRequired", label: "Subdivision required" },
];

/** The operator's input; empty fields are inherited. */
export type RuleFields = Record<keyof JurisdictionRules | "profile", string>;

export const ruleLabels: Readonly<Record<string, string>> = Object.fromEntries([
  ["profile", "Profile"],
  ...[...numberRules, ...switchRules, ...listRules].map(({ name, label }) => [name, label]),
]);

const none = "none";

export function fieldsOf(rules: OwnRules): RuleFields {
  const numbers = numberRules.map(({ name, scale }) => [name, toText(rules[name], scale)]);
  const switches = switchRules.map(({ name }) => [
    name,
    rules[name] === undefined ? "" : yesOrNo(rules[name]),
  ]);
  const lists = listRules.map(({ name, format }) => [name, format(rules)]);
  return Object.fromEntries([
    ["profile", rules.profile ?? ""],
    ...numbers,
    ...switches,
    ...lists,
  ]) as RuleFields;
}

export function rulesOf(fields: RuleFields): OwnRules {
  const numbers = numberRules.map(({ name, scale }) => [
    name,
    fields[name].trim() === none ? null : Math.round(Number(fields[name]) * scale),
  ]);
  const switches = switchRules.map(({ name }) => [name, fields[name] === "yes"]);
  const lists = listRules.map(({ name, parse }) => [name, parse(fields[name]) ?? []]);
  return Object.fromEntries(
    [["profile", fields.profile], ...numbers, ...switches, ...lists].filter(
      ([name]) => fields[name as keyof RuleFields].trim() !== "",
    ),
  );
}

/** Returns an error message, or undefined if the number is valid or empty. */
export function faultOf(rule: NumberRule, fields: RuleFields): string | undefined {
  const { name, min, max, scale, canBeNone = false } = rule;
  const text = fields[name].trim();
  if (text === "" || (canBeNone && text === none)) return undefined;
  const shape = scale === 1_000 ? /^\d{1,5}(\.\d{1,3})?$/ : /^\d{1,5}$/;
  const isRight = shape.test(text) && Number(text) >= min && Number(text) <= max;
  if (isRight) return undefined;
  return `Enter a number from ${min} to ${max}${canBeNone ? ", or none" : ""}.`;
}

export function inherited(rule: NumberRule, around: Jurisdiction): string {
  return toText(around[rule.name], rule.scale) || "As configured";
}

export function yesOrNo(isSo: boolean): string {
  return isSo ? "yes" : "no";
}

function toText(value: number | null | undefined, scale: number): string {
  if (value === null) return none;
  return value === undefined ? "" : String(value / scale);
}

/** Parses the name of a location or profile. Names such as `nl` or `ca-on` always mean a location. */
export function jurisdictionName(typed: string): string {
  const name = typed.trim();
  return /^[a-z]{2}(-[a-z0-9]{1,3})?$/i.test(name) ? name.toUpperCase() : name;
}

const nameShape = /^([A-Z]{2}(-[A-Z0-9]{1,3})?|[a-z][a-z0-9-]{1,30})$/;

/** Returns an error message, or undefined if the name of the new location or profile is valid. */
export function nameFault(name: string): string | undefined {
  if (name === RESERVED_JURISDICTION) {
    return "Choose another name: this one means a jurisdiction that doesn't exist yet.";
  }
  return nameShape.test(name) ? undefined : "Enter a code such as NL or CA-ON, or a name in lower case.";
}
