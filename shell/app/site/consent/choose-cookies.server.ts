import { COOKIES, QUERY_KEYS } from "@parlour/contracts/constants";
import type { MiddlewareFunction } from "react-router";
import { readCookie } from "../../cookie.server.ts";
import {
  CHOICE_AGE_SECONDS,
  type CookieChoice,
  EXTRA_COOKIES,
  parseCookieChoice,
} from "../../parts/cookie-choice.ts";

/** The visitor's current choice; null if there is none yet. */
export function readCookieChoice(request: Request): CookieChoice | null {
  return askedChoice(request) ?? parseCookieChoice(readCookie(request, COOKIES.cookieChoice));
}

/**
 * `?cookies=` on any page stores the choice, so that the notice works with plain links and without
 * JavaScript.
 */
export const chooseCookies: MiddlewareFunction<Response> = async ({ request }, next) => {
  const choice = askedChoice(request);
  const response = await next();
  if (choice === null) return response;
  const set = (name: string, value: string, ageSeconds: number) =>
    response.headers.append("Set-Cookie", `${name}=${value}; Path=/; Max-Age=${ageSeconds}; SameSite=Lax`);
  set(COOKIES.cookieChoice, choice, CHOICE_AGE_SECONDS);
  if (choice === "necessary") for (const name of EXTRA_COOKIES) set(name, "", 0);
  return response;
};

function askedChoice(request: Request): CookieChoice | null {
  return parseCookieChoice(new URL(request.url).searchParams.get(QUERY_KEYS.cookies));
}
