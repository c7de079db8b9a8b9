import { safeDestination } from "@parlour/rules/safe-destination";

/** The state of a visit to an error page: the path whose embedded app failed, for "Try again". */
export type FailedState = { failedAt: string };

/** Reads the path from the state that the browser keeps for the visit; null if it was another kind of visit. */
export function readFailedPath(state: unknown): string | null {
  return safeDestination((state as Partial<FailedState> | null | undefined)?.failedAt);
}
