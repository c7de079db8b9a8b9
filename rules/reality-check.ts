import type { JurisdictionRules } from "./jurisdiction-rules.ts";

type PlaceInterval = Pick<JurisdictionRules, "realityCheckMinutes" | "realityCheckMaximumMinutes">;

/** Minutes between two reality checks, chosen by the player or set by the jurisdiction; null for none. */
export function realityInterval(chosen: number | null | undefined, place: PlaceInterval): number | null {
  const wanted = chosen ?? place.realityCheckMinutes;
  const longest = place.realityCheckMaximumMinutes;
  if (longest === null) return wanted;
  return wanted === null ? longest : Math.min(wanted, longest);
}

/**
 * When the next check is due: one interval after the player signed in (on the device that has been signed in
 * for longest), or after the last check was confirmed.
 */
export function realityDueAt(
  intervalMinutes: number | null,
  signedInAt: Date | null,
  acknowledgedAt: Date | null,
): Date | null {
  if (intervalMinutes === null || signedInAt === null) return null;
  const fromMs = Math.max(signedInAt.getTime(), acknowledgedAt?.getTime() ?? 0);
  return new Date(fromMs + intervalMinutes * 60_000);
}
