const listeners = new Set<() => void>();
let logins = 0;

/** Calls the listener when the server reports that the session used by a call has ended. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Must be called when a session has been opened, because refusals of earlier calls concern the previous
 * session.
 */
export function noteLogin(): void {
  logins += 1;
}

/**
 * Must be called before sending; the returned function reports the end of the session that the call was sent
 * with.
 */
export function watchSessionEnd(): () => void {
  const loginsBefore = logins;
  return () => {
    if (loginsBefore !== logins) return;
    for (const listener of listeners) listener();
  };
}
