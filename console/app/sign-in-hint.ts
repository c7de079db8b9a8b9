const key = "console-visited";

/**
 * Whether this browser probably has a session. If not, the login page is shown immediately, without asking
 * the server.
 */
export function wasSignedIn(): boolean {
  return localStorage.getItem(key) !== null || location.hash === "#arrived";
}

export function rememberSignIn(isHere: boolean): void {
  if (isHere) localStorage.setItem(key, "yes");
  else localStorage.removeItem(key);
}
