const KEY = "two-factor-uri";

/** Stores the URI of a pending enrolment, so that a reload doesn't lose it. */
export function storeOtpAuthUri(session: string, uri: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ session, uri }));
  } catch {
    // If storage is unavailable, a reload restarts the enrolment.
  }
}

/** Reads the URI only for the session that stored it, so that another player in this browser can't see it. */
export function readOtpAuthUri(session: string): string | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as { session?: unknown; uri?: unknown };
    return stored.session === session && typeof stored.uri === "string" ? stored.uri : null;
  } catch {
    return null;
  }
}

export function clearOtpAuthUri(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable, so no enrolment was stored.
  }
}
