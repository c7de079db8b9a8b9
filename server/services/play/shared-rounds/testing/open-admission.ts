import { createTableAdmission, type TableAdmission, type TableRules } from "../table-admission.ts";

/** Admits everyone at any hour, unless a test sets other rules. */
export function openAdmission(
  rules: TableRules = { hours: null, fromTier: null },
  clock = { now: () => new Date() },
): TableAdmission {
  const tiers = { list: async () => [], tierOf: async () => "" };
  return createTableAdmission({ clock, rules: async () => rules, tiers });
}
