type Listener = (cause?: unknown) => void;

const listeners = new Set<Listener>();
let logins = 0;

/**
 * Calls the listener when the server reports that the session used by a call has ended, with the cause if the server
 * names one.
 */
export function onSessionEnd(listener: Listener): () => void {
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
export function watchSessionEnd(): Listener {
  const loginsBefore = logins;
  return (cause) => {
    if (loginsBefore !== logins) return;
    for (const listener of listeners) listener(cause);
  };
}
