type Guard = { position: number; ask: () => void };

const guards: Guard[] = [];

/**
 * Lets pages keep the operator on the current entry of the history. Must be called before the router is created: the
 * router has no blocker without its data mode, and browsers call the listeners of the window in the order in which they
 * were added, so this one must come first to return to the entry without the router noticing.
 */
export function watchHistory(): void {
  window.addEventListener("popstate", (event) => {
    const guard = guards.at(-1);
    const to = positionOf(event.state);
    // Entries that the router did not make have no position, so there is no way back from them.
    if (guard === undefined || to === undefined) return;
    event.stopImmediatePropagation();
    if (to === guard.position) return;
    history.go(guard.position - to);
    guard.ask();
  });
}

/** Until the returned function is called, Back and Forward stay on the current entry and call `ask` instead. */
export function guardHistory(ask: () => void): () => void {
  const position = positionOf(history.state);
  if (position === undefined) return () => {};
  const guard = { position, ask };
  guards.push(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}

/** The position in the history, which the router stores with each entry. */
function positionOf(state: unknown): number | undefined {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === "number" ? idx : undefined;
}
