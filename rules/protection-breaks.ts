/** A time-out ends automatically; after a self-exclusion the player has to ask to return. */
type BreakKind = "TIME_OUT" | "SELF_EXCLUSION";

/** `ALL` blocks play and deposits for the whole account; any other value blocks one vertical. */
type BreakScope = "ALL" | "casino" | "sports" | "horses" | "poker";

export type Break = {
  kind: BreakKind;
  scope: BreakScope;
  since: Date;
  /** The end of the break; null if it is permanent. */
  until: Date | null;
  /** When the player asked to return after a self-exclusion; null before that. */
  returnAskedAt: Date | null;
};

/**
 * A break is ACTIVE until its end, ENDED until the player asks to return, RETURNING during the waiting time,
 * and then OVER.
 */
type BreakState = "ACTIVE" | "ENDED" | "RETURNING" | "OVER";

const dayMs = 86_400_000;
const RETURN_WAIT_MS = dayMs;

/** The end of a break of this length; months are calendar months, so that a year has 365 or 366 days. */
export function breakEnd(since: Date, length: { hours: number } | { months: number }): Date {
  if ("hours" in length) return new Date(since.getTime() + length.hours * 3_600_000);
  const end = new Date(since);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + length.months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(since.getUTCDate(), lastDay));
  return end;
}

export function breakState({ kind, until, returnAskedAt }: Break, now: Date): BreakState {
  if (until === null || until > now) return "ACTIVE";
  if (kind === "TIME_OUT") return "OVER";
  if (returnAskedAt === null) return "ENDED";
  return returnAskedAt.getTime() + RETURN_WAIT_MS > now.getTime() ? "RETURNING" : "OVER";
}

/** When the player can play again, if known; null if never, or if the player has not yet asked to return. */
export function playableFrom(one: Break, now: Date): Date | null {
  const state = breakState(one, now);
  if (state === "ACTIVE") return one.kind === "TIME_OUT" ? one.until : null;
  return state === "RETURNING" ? new Date(one.returnAskedAt!.getTime() + RETURN_WAIT_MS) : null;
}

/**
 * Whether a new break may replace the current one: it must not end earlier, and a time-out never replaces a
 * self-exclusion.
 */
export function extendsBreak(
  current: Break | null,
  wanted: Pick<Break, "kind" | "until">,
  now: Date,
): boolean {
  if (current === null || breakState(current, now) === "OVER") return true;
  if (current.until === null) return false;
  if (current.kind === "SELF_EXCLUSION" && wanted.kind === "TIME_OUT") return false;
  return wanted.until === null || wanted.until >= current.until;
}

/** The break that excludes a player from a vertical or, if the vertical is null, from deposits. */
export function blockingBreak(
  breaks: readonly Break[],
  vertical: string | null,
  now: Date,
): Break | undefined {
  return breaks.find(
    (one) => (one.scope === "ALL" || one.scope === vertical) && breakState(one, now) !== "OVER",
  );
}
