import { calls } from "@parlour/contracts/calls";

const checksNow: ReadonlySet<string> = new Set(
  calls.filter(({ isCheck }) => isCheck).map(({ name }) => name),
);

/**
 * The calls that counted as checks, not changes, before audit entries recorded the difference. This list never
 * changes, although the contracts do: when a call is removed or gets a new meaning, its old entries must keep
 * counting as what they were.
 */
export const checksBefore: readonly string[] = [
  "check-site-settings",
  "end-content-preview",
  "preview-campaign",
  "start-content-preview",
  "test-provider",
  "test-webhook",
  "verify-audit-log",
  "verify-ledger",
];

/**
 * Returns the part of an audit entry's details that says whether the call was a check, which changes nothing; undefined
 * for calls that never counted as checks.
 */
export function checkDetails(call: string): { isCheck: boolean } | undefined {
  const isCheck = checksNow.has(call);
  return isCheck || checksBefore.includes(call) ? { isCheck } : undefined;
}
