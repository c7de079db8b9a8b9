import { SESSION_STORAGE_KEYS } from "@parlour/contracts/constants";
import { safeDestination } from "@parlour/rules/safe-destination";

const LONGEST_HISTORY = 20;
/** Intermediate pages, which a back link skips. */
const passages = [
  "/login",
  "/join",
  "/required-action",
  "/forgot-password",
  "/reset-",
  "/confirm-email",
  "/lock-account",
];

/** Verification steps, from which the player returns to the page before them. */
const checks = ["/validate-document", "/blocked-document-status", "/verification-result", "/validation-code"];

/** Returns the history after a visit: going back shortens it, any other navigation extends it. */
export function stackAfter(stack: readonly string[], path: string, wentBack: boolean): string[] {
  if (stack.at(-1) === path) return [...stack];
  if (wentBack && stack.at(-2) === path) return stack.slice(0, -1);
  return [...stack, path].slice(-LONGEST_HISTORY);
}

export function isPassage(path: string): boolean {
  return passages.some((start) => path.startsWith(start));
}

export function rememberPage(path: string, wentBack: boolean): void {
  if (isPassage(path) || checks.some((start) => path.startsWith(start))) return;
  keep(SESSION_STORAGE_KEYS.lastPage, path);
  keep(SESSION_STORAGE_KEYS.history, JSON.stringify(stackAfter(readHistory(), path, wentBack)));
}

export function readLastPage(): string | null {
  return read(SESSION_STORAGE_KEYS.lastPage);
}

/** Removes the current page from the history and returns the previous one, if any. */
export function takePreviousPage(): string | null {
  const before = readHistory().slice(0, -1);
  const previous = safeDestination(before.at(-1) ?? null);
  if (previous !== null) keep(SESSION_STORAGE_KEYS.history, JSON.stringify(before));
  return previous;
}

function readHistory(): string[] {
  try {
    const stack: unknown = JSON.parse(read(SESSION_STORAGE_KEYS.history) ?? "[]");
    return Array.isArray(stack) ? stack.filter((path) => typeof path === "string") : [];
  } catch {
    return [];
  }
}

// Storage may be forbidden or full; the site works without it.
function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {}
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
