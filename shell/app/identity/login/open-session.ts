import { logOut } from "@parlour/contracts/calls/identity/login-service/log-out";
import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { COOKIES, LOGIN_SUCCESS_EVENT } from "@parlour/contracts/constants";
import type { LoginSuccess } from "@parlour/contracts/entities/login";
import type { User } from "@parlour/contracts/entities/user";
import { client } from "@parlour/web/api/client";
import { noteLogin } from "@parlour/web/api/session-end";
import { takeLanguageChoice } from "../../parts/language-choice.ts";
import { markSiteStale, notifyOtherTabs } from "../../parts/session-change.ts";

const COOKIE_AGE_SECONDS = 365 * 86_400;

const readProfile = client(getProfile);
const sendLogOut = client(logOut);

/**
 * Must be called after every response that opens a session. Reads the profile; if that fails, ends the session and
 * throws.
 */
export async function openSession(answer: LoginSuccess): Promise<User> {
  noteLogin();
  let profile: User;
  try {
    profile = await readProfile({ session: answer.sessionId });
  } catch (error) {
    await sendLogOut().catch(() => undefined);
    throw error;
  }
  // A language picked just before the login takes precedence. The language in the profile stays the same, because
  // changing the profile needs a proof of identity.
  applyLanguage(takeLanguageChoice() ?? answer.attributes?.language ?? profile.attributes.language);
  markSiteStale();
  notifyOtherTabs("signed-in");
  return profile;
}

/** Notifies the page and any embedded app that the login is complete. */
export function announceLogin({
  sessionId,
  userCountry,
}: Pick<LoginSuccess, "sessionId" | "userCountry">): void {
  dispatchEvent(new CustomEvent(LOGIN_SUCCESS_EVENT, { detail: { sessionId, userCountry } }));
}

/** Stores the player's language in a cookie, so that the next page uses it. */
export function applyLanguage(language: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser that we serve.
  document.cookie = `${COOKIES.language}=${language}; Path=/; Max-Age=${COOKIE_AGE_SECONDS}; SameSite=Lax${secure}`;
}
