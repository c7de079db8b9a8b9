import { COOKIES } from "@parlour/contracts/constants";
import type { Config } from "../config.ts";
import { readCookie } from "./cookies.ts";

const place = /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/;

/** Returns the location that a sandbox visitor has chosen. Production ignores the cookie. */
export function readSandboxLocation(
  config: Pick<Config, "mode">,
  cookie: string | undefined,
): string | undefined {
  if (config.mode !== "sandbox") return undefined;
  const chosen = readCookie(cookie, COOKIES.sandboxPlace);
  return chosen !== undefined && (chosen === nowhere || place.test(chosen)) ? chosen : undefined;
}

/** The cookie value that means an unknown location. */
export const nowhere = "NOWHERE";
