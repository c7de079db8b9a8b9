import { readCookie } from "../../../kit/http/cookies.ts";
import { operatorCookieName, secureCookies } from "../../../kit/http/send-outcome.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { OperatorAuthoriser } from "../../../kit/operator.ts";
import { refuse } from "../../../kit/refusal.ts";
import { accessOfOperator } from "./operator-store.ts";
import { endSession, findSession, findSessionEnd, type OpenSession, touchSession } from "./session-store.ts";

/**
 * The calls that an operator without an authenticator may make where two-factor authentication is mandatory.
 */
const beforeEnrolment = new Set([
  "get-operator",
  "enrol-operator-authenticator",
  "activate-operator-authenticator",
]);

export function authoriseOperator(kit: Kit): OperatorAuthoriser {
  return async ({ headers }, call) => {
    const session = await findSessionOf(kit, headers);
    if (session === undefined) return refuse("SESSION_INVALID", await causeOf(kit, headers));
    if (mustEnrol(kit, session) && !beforeEnrolment.has(call.name)) {
      return refuse("OPERATOR_TWO_FACTOR_REQUIRED");
    }
    // A page that only polls must not keep an idle session open.
    if (!call.polled) await touchSession(kit, session);
    const { id: sessionId, operatorId: id, name, brandIds } = session;
    return { id, name, ...accessOfOperator(session), brandIds, sessionId };
  };
}

export async function findSessionOf(
  kit: Kit,
  headers: Record<string, unknown>,
): Promise<OpenSession | undefined> {
  const { secret, userAgent } = readBrowser(kit, headers);
  if (!secret) return undefined;
  const session = await findSession(kit, secret, userAgent);
  if (session === undefined || session.isSameBrowser) return session;
  // The session cookie was sent by another browser, so it may be stolen and is no longer accepted.
  await kit.db.transaction((tx) => endSession(kit, tx, { sessionId: session.id, reason: "other-browser" }));
  kit.log.warn({ operatorId: session.operatorId }, "an operator's session turned up in another browser");
  return undefined;
}

/** Says why the browser's session has ended, so that the console can tell the operator. */
async function causeOf(kit: Kit, headers: Record<string, unknown>): Promise<{ cause?: string }> {
  const { secret, userAgent } = readBrowser(kit, headers);
  const cause = secret ? await findSessionEnd(kit, secret, userAgent) : undefined;
  return cause === undefined ? {} : { cause };
}

function readBrowser({ config }: Kit, headers: Record<string, unknown>) {
  const { cookie, "user-agent": userAgent = "" } = headers as Record<string, string | undefined>;
  return { secret: readCookie(cookie, operatorCookieName(secureCookies(config))), userAgent };
}

/** Returns whether the operator must set up an authenticator, which is mandatory in production. */
export function mustEnrol({ config }: Kit, { twoFactor }: Pick<OpenSession, "twoFactor">): boolean {
  return config.mode === "production" && twoFactor !== "ENABLED";
}
