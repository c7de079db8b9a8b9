const listeners = new Set<() => void>();

/** The listener is called whenever the server says that the session of a call has ended. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}
