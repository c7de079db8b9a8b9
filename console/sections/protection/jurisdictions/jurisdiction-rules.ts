import type { Jurisdiction, JurisdictionRules, PlaceRules } from "@parlour/rules/jurisdiction";

type NumberRule = {
  name: "minimumAgeYears" | "minimumSpinMs" | "sessionIdleSeconds" | "sessionAbsoluteSeconds";
  label: string;
  /** The factor from the typed unit to the stored one. */
  scale: number;
  min: number;
  max: number;
};
type SwitchRule = {
  name: Exclude<keyof JurisdictionRules, NumberRule["name"]>;
  label: string;
};

export const numberRules: readonly NumberRule[] = [
  { name: "minimumAgeYears", label: "Minimum age", scale: 1, min: 18, max: 99 },
  { name: "minimumSpinMs", label: "Minimum seconds between rounds", scale: 1_000, min: 0, max: 60 },
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
  { name: "playerTransferAllowed", label: "Transfers between players" },
  { name: "cancelWithdrawalAllowed", label: "Players can cancel withdrawals" },
  { name: "documentBeforeDeposit", label: "Document required before deposit" },
  { name: "subdivisionRequired", label: "Subdivision required" },
];

/** The typed values; empty means inherited. */
export type RuleFields = Record<keyof JurisdictionRules, string>;

export function fieldsOf(rules: PlaceRules["rules"]): RuleFields {
  const numbers = numberRules.map(({ name, scale }) => [name, toText(rules[name], scale)]);
  const switches = switchRules.map(({ name }) => [
    name,
    rules[name] === undefined ? "" : yesOrNo(rules[name]),
  ]);
  return Object.fromEntries([...numbers, ...switches]) as RuleFields;
}

export function rulesOf(fields: RuleFields): PlaceRules["rules"] {
  const numbers = numberRules.map(({ name, scale }) => [name, Math.round(Number(fields[name]) * scale)]);
  const switches = switchRules.map(({ name }) => [name, fields[name] === "yes"]);
  return Object.fromEntries(
    [...numbers, ...switches].filter(([name]) => fields[name as keyof RuleFields].trim() !== ""),
  );
}

/** Validates a typed number. */
export function faultOf({ name, min, max, scale }: NumberRule, fields: RuleFields): string | undefined {
  const text = fields[name].trim();
  if (text === "") return undefined;
  const shape = scale === 1_000 ? /^\d{1,5}(\.\d{1,3})?$/ : /^\d{1,5}$/;
  const isRight = shape.test(text) && Number(text) >= min && Number(text) <= max;
  return isRight ? undefined : `Enter a number from ${min} to ${max}.`;
}

/** The inherited value, as text. */
export function inherited(rule: NumberRule, around: Jurisdiction): string {
  return toText(around[rule.name], rule.scale) || "As configured";
}

export function yesOrNo(isSo: boolean): string {
  return isSo ? "yes" : "no";
}

function toText(value: number | undefined, scale: number): string {
  return value === undefined ? "" : String(value / scale);
}
