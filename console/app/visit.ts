const key = "console-visited";

/**
 * Somebody was signed in here, or comes from a page that signed them in: worth asking the server who. A stranger is
 * shown the sign-in without a question.
 */
export function wasHere(): boolean {
  return localStorage.getItem(key) !== null || location.hash === "#arrived";
}

export function rememberVisit(isHere: boolean): void {
  if (isHere) localStorage.setItem(key, "yes");
  else localStorage.removeItem(key);
}
