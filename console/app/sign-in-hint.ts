const key = "console-visited";

/**
 * Whether someone was signed in here or has just signed in, so that asking the server is worthwhile.
 * Otherwise the login page is shown immediately.
 */
export function wasSignedIn(): boolean {
  return localStorage.getItem(key) !== null || location.hash === "#arrived";
}

export function rememberSignIn(isHere: boolean): void {
  if (isHere) localStorage.setItem(key, "yes");
  else localStorage.removeItem(key);
}
