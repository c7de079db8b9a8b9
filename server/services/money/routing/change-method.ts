import { isDeepStrictEqual } from "node:util";
import { findLatestAuthor, isLatest, keepChange } from "../../../kit/configuration-history.ts";
import type { Transaction } from "../../../kit/database.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import {
  type EditedMethod,
  findMethod,
  type MethodKey,
  type MethodPatch,
  patchMethod,
} from "./method-change-store.ts";
import { methodName, toOfferedMethod, type Wanted } from "./method-view.ts";

/** The topic of payment methods in the configuration history. */
export const historyTopic = "payment-methods";

type Change = {
  key: MethodKey;
  patch: MethodPatch;
  at: Date;
  operator: { id: string; name: string };
  reason: string;
  /** The newest version that the operator has seen; set only when a change is undone. */
  latest?: number;
  /** The values of the fields to change, as the operator saw them. */
  seen?: Wanted | undefined;
};
type Changed = { before: EditedMethod; after: EditedMethod };

/** Changes a payment method under its lock and records one version in its history. */
export async function changeMethod(tx: Transaction, change: Change): Promise<Changed | Refusal> {
  const { key, patch, at, operator, reason, latest, seen } = change;
  const before = await findMethod(tx, key, true);
  if (before === undefined) return refuse("NOT_FOUND");
  const subject = methodName(before);
  const undone = latest !== undefined && { subject, version: latest };
  if (undone && !(await isLatest(tx, historyTopic, undone))) return refuse("CONFLICT");
  if (seen && !isCurrent(seen, before)) {
    return refuse("CONFLICT", await findLatestAuthor(tx, historyTopic, subject));
  }
  if (Object.values(patch).every((value) => value === undefined)) return { before, after: before };
  const after = await patchMethod(tx, key, patch);
  const values = { before: toOfferedMethod(before), after: toOfferedMethod(after) };
  await keepChange(tx, { topic: historyTopic, subject, at, operator, reason, ...values });
  return { before, after };
}

function isCurrent(seen: Wanted, method: EditedMethod): boolean {
  const current = toOfferedMethod(method);
  return Object.entries(seen).every(([name, value]) =>
    isDeepStrictEqual(value, current[name as keyof Wanted]),
  );
}
