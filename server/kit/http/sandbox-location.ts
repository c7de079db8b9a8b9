import { COOKIES } from "@parlour/contracts/constants";
import type { Config } from "../config.ts";
import { readCookie } from "./cookies.ts";

const place = /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/;

/** Where a visitor of the sandbox chose to stand. Production knows no such choice, whatever is sent. */
export function readSandboxLocation(
  config: Pick<Config, "mode">,
  cookie: string | undefined,
): string | undefined {
  if (config.mode !== "sandbox") return undefined;
  const chosen = readCookie(cookie, COOKIES.sandboxPlace);
  return chosen !== undefined && (chosen === nowhere || place.test(chosen)) ? chosen : undefined;
}

/** Chosen to be somewhere that no address tells. */
export const nowhere = "NOWHERE";
