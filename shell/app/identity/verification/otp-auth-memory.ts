const KEY = "two-factor-uri";

/** Keeps the address of an enrolment that waits for its first code, so that a reload does not lose it. */
export function keepOtpAuthUri(session: string, uri: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ session, uri }));
  } catch {
    // A browser may forbid its storage; a reload then starts the enrolment anew.
  }
}

/** Only for the session that began it: another player at this browser must not see it. */
export function readOtpAuthUri(session: string): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as { session?: unknown; uri?: unknown };
    return kept.session === session && typeof kept.uri === "string" ? kept.uri : null;
  } catch {
    return null;
  }
}

export function dropOtpAuthUri(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then it was never kept.
  }
}
