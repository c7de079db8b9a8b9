const listeners = new Set<() => void>();
let logins = 0;

/** Calls the listener when the server reports that the session of a call has ended. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Call when a session has been opened: refusals of earlier calls concern the session before it. */
export function noteLogin(): void {
  logins += 1;
}

/** Call before sending; the returned function reports the end of the session that the call was sent with. */
export function watchSessionEnd(): () => void {
  const loginsBefore = logins;
  return () => {
    if (loginsBefore !== logins) return;
    for (const listener of listeners) listener();
  };
}
