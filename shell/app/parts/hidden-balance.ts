import { useSyncExternalStore } from "react";

/** The choice is stored in a cookie, so that the server also renders amounts hidden. */
export const HIDDEN_BALANCE_COOKIE = "balance-hidden";
const COOKIE_AGE_SECONDS = 365 * 86_400;

let chosen: boolean | null = null;
const listeners = new Set<() => void>();

export function hideBalance(hidden: boolean): void {
  const cookie = `${HIDDEN_BALANCE_COOKIE}=${hidden}; Path=/; Max-Age=${COOKIE_AGE_SECONDS}; SameSite=Lax`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we serve.
  document.cookie = cookie;
  chosen = hidden;
  for (const listener of listeners) listener();
}

export function useHiddenBalance({ balanceHidden }: { balanceHidden: boolean }): boolean {
  const newest = () => chosen;
  return useSyncExternalStore(subscribe, newest, () => null) ?? balanceHidden;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
