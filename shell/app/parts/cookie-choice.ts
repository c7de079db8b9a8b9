import { COOKIES, LOCAL_STORAGE_KEYS } from "@parlour/contracts/constants";
import { useSyncExternalStore } from "react";

/** `necessary` refuses every cookie that the site can work without. */
export type CookieChoice = "all" | "necessary";

export const CHOICE_AGE_SECONDS = 180 * 86_400;
/** The data that is deleted if the visitor refuses: referrals and played games. */
export const EXTRA_COOKIES: readonly string[] = [
  COOKIES.affiliateId,
  COOKIES.referringSiteDomain,
  COOKIES.referringSiteName,
  COOKIES.played,
];
const PLAYED_STORAGE: readonly string[] = [LOCAL_STORAGE_KEYS.mostPlayed, "recent-games"];
const EXTRA_STORAGE: readonly string[] = [...PLAYED_STORAGE, LOCAL_STORAGE_KEYS.referralTracking];

const listeners = new Set<() => void>();

export function parseCookieChoice(value: string | null | undefined): CookieChoice | null {
  return value === "all" || value === "necessary" ? value : null;
}

/** The visitor's choice; null until they have made one. */
export function readCookieChoice(): CookieChoice | null {
  return parseCookieChoice(readCookie(COOKIES.cookieChoice));
}

/** Reads a cookie that is not HttpOnly. */
export function readCookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
}

/** Saves the choice and deletes any data that it does not allow. */
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

/**
 * Deletes data that may not be stored: all optional data after a refusal (including one made without scripts or in
 * another tab), and the played games until the visitor consents.
 */
export function forgetRefused(): void {
  const choice = readCookieChoice();
  if (choice === "necessary") forgetExtras();
  else if (choice === null) forget([COOKIES.played], PLAYED_STORAGE);
}

function forgetExtras(): void {
  forget(EXTRA_COOKIES, EXTRA_STORAGE);
}

function forget(cookies: readonly string[], storage: readonly string[]): void {
  for (const name of cookies) if (readCookie(name) !== undefined) setCookie(name, "", 0);
  try {
    for (const key of storage) localStorage.removeItem(key);
  } catch {
    // If storage is unavailable, there is nothing to delete.
  }
}

export function setCookie(name: string, value: string, ageSeconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads it before rendering a page
  document.cookie = `${name}=${value}; Path=/; Max-Age=${ageSeconds}; SameSite=Lax${secure}`;
}
