export type Toast = {
  id: string;
  tone: "info" | "success" | "danger";
  title: string;
  description?: string;
  action?: { label: string; onPress: () => void };
  /** How long the toast is shown; null keeps it until it is dismissed. */
  durationMs: number | null;
};

const shownAtMost = 4;
let toasts: readonly Toast[] = [];
let lastNumber = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a short message that disappears automatically. Errors and messages with an action stay until they are
 * dismissed, so that users have time to read them.
 */
export function showToast(toast: Omit<Toast, "id" | "durationMs"> & { durationMs?: number | null }): string {
  lastNumber += 1;
  const id = `toast-${lastNumber}`;
  const stays = toast.tone === "danger" || toast.action !== undefined;
  // If the same message occurs again, such as a second failure, it replaces the one that is still shown.
  const others = toasts.filter(
    (shown) => shown.title !== toast.title || shown.description !== toast.description,
  );
  replace([...others, { durationMs: stays ? null : 6000, ...toast, id }].slice(-shownAtMost));
  return id;
}

export function dismissToast(id: string): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

export function listToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
