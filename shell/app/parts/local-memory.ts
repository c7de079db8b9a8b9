import { LOCAL_STORAGE_KEYS } from "@parlour/contracts/constants";

/** Returns the id that identifies this browser to the login service. It is created once and then kept. */
export function getDeviceId(): string {
  const known = read(LOCAL_STORAGE_KEYS.deviceId);
  if (known) return known;
  const made = drawName();
  keep(LOCAL_STORAGE_KEYS.deviceId, made);
  return made;
}

/** A random id. `crypto.randomUUID` is not available without TLS. */
export function drawName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The user name to prefill; empty if the player did not ask to be remembered. */
export function readRememberedUsername(): string {
  return read(LOCAL_STORAGE_KEYS.rememberMe) === "true" ? (read(LOCAL_STORAGE_KEYS.username) ?? "") : "";
}

export function rememberUsername(username: string, remember: boolean): void {
  if (remember) {
    keep(LOCAL_STORAGE_KEYS.username, username);
    keep(LOCAL_STORAGE_KEYS.rememberMe, "true");
  } else {
    drop(LOCAL_STORAGE_KEYS.username);
    drop(LOCAL_STORAGE_KEYS.rememberMe);
  }
}

// Storage may be forbidden or full; the site works without it.
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
