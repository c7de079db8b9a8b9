import { safeDestination } from "@parlour/rules/safe-destination";

/** The state of a visit to an error page: the path whose embedded app failed, for "Try again". */
export type FailedState = { failedAt: string };

/** Reads the path whose embedded app failed from the browser's history state; null if no app failed. */
export function readFailedPath(state: unknown): string | null {
  return safeDestination((state as Partial<FailedState> | null | undefined)?.failedAt);
}
