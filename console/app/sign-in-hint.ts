const key = "console-visited";

/**
 * Whether this browser probably has a session, so that it is worth asking the server. If not, the login page
 * is shown immediately.
 */
export function wasSignedIn(): boolean {
  return localStorage.getItem(key) !== null || location.hash === "#arrived";
}

export function rememberSignIn(isHere: boolean): void {
  if (isHere) localStorage.setItem(key, "yes");
  else localStorage.removeItem(key);
}
