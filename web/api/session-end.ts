const listeners = new Set<() => void>();
let logins = 0;

/** Calls the listener when the server reports that the session used by a call has ended. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Must be called when a session has been opened, so that late errors from calls of the previous session are
 * ignored.
 */
export function noteLogin(): void {
  logins += 1;
}

/**
 * Must be called before a request is sent. Returns a function that reports the end of the request's session,
 * unless the player has logged in again since.
 */
export function watchSessionEnd(): () => void {
  const loginsBefore = logins;
  return () => {
    if (loginsBefore !== logins) return;
    for (const listener of listeners) listener();
  };
}
