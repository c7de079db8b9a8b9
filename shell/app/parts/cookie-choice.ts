import { COOKIES, LOCAL_STORAGE_KEYS } from "@parlour/contracts/constants";
import { useSyncExternalStore } from "react";

/** `necessary` refuses everything that the site works without. */
export type CookieChoice = "all" | "necessary";

export const CHOICE_AGE_SECONDS = 180 * 86_400;
/** The data that a refusal deletes: referrals and played games. */
export const EXTRA_COOKIES: readonly string[] = [
  COOKIES.affiliateId,
  COOKIES.referringSiteDomain,
  COOKIES.referringSiteName,
  COOKIES.played,
];
const EXTRA_STORAGE: readonly string[] = [
  LOCAL_STORAGE_KEYS.mostPlayed,
  LOCAL_STORAGE_KEYS.referralTracking,
  "recent-games",
];

const listeners = new Set<() => void>();

export function parseCookieChoice(value: string | null | undefined): CookieChoice | null {
  return value === "all" || value === "necessary" ? value : null;
}

/** The visitor's choice; null before they made one. */
export function readCookieChoice(): CookieChoice | null {
  return parseCookieChoice(readCookie(COOKIES.cookieChoice));
}

/** A cookie that scripts can read. */
export function readCookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
}

/** Saves the choice and deletes the data that it refuses. */
export function keepCookieChoice(choice: CookieChoice): void {
  setCookie(COOKIES.cookieChoice, choice, CHOICE_AGE_SECONDS);
  if (choice === "necessary") forgetExtras();
  for (const listener of listeners) listener();
}

export function useCookieChoice(onServer: CookieChoice | null): CookieChoice | null {
  return useSyncExternalStore(subscribe, readCookieChoice, () => onServer);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function forgetExtras(): void {
  for (const name of EXTRA_COOKIES) setCookie(name, "", 0);
  try {
    for (const key of EXTRA_STORAGE) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}

export function setCookie(name: string, value: string, ageSeconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it before it draws a page
  document.cookie = `${name}=${value}; Path=/; Max-Age=${ageSeconds}; SameSite=Lax${secure}`;
}
