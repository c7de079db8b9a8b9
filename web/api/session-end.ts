const listeners = new Set<() => void>();

/** Called whenever the server answers that the session a call was made for is no longer there. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}
