import { readCookie } from "../../../kit/http/cookies.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { OperatorAuthoriser } from "../../../kit/operator.ts";
import { refuse } from "../../../kit/refusal.ts";
import { endSession, findSession, type OpenSession, touchSession } from "./session-store.ts";

export const operatorCookie = "operator";

/** What an operator without an authenticator may still do where one is asked of everybody. */
const beforeEnrolment = new Set([
  "get-operator",
  "enrol-operator-authenticator",
  "activate-operator-authenticator",
]);

export function authoriseOperator(kit: Kit): OperatorAuthoriser {
  return async ({ headers }, call) => {
    const session = await findSessionOf(kit, headers);
    if (session === undefined) return refuse("SESSION_INVALID");
    if (mustEnrol(kit, session) && !beforeEnrolment.has(call.name)) {
      return refuse("OPERATOR_TWO_FACTOR_REQUIRED");
    }
    // A page that only watches must not keep a forgotten desk open.
    if (!call.polled) await touchSession(kit, session);
    const { id: sessionId, operatorId: id, name, roles } = session;
    return { id, name, roles, sessionId };
  };
}

export async function findSessionOf(
  kit: Kit,
  headers: Record<string, unknown>,
): Promise<OpenSession | undefined> {
  const { cookie, "user-agent": userAgent } = headers as Record<string, string | undefined>;
  const secret = readCookie(cookie, operatorCookie);
  if (!secret) return undefined;
  const session = await findSession(kit, secret, userAgent ?? "");
  if (session === undefined || session.isSameBrowser) return session;
  // The cookie has turned up in another browser: whoever has it, it opens nothing any more.
  await endSession(kit.db, kit.clock.now(), session.id, "other-browser");
  kit.log.warn({ operatorId: session.operatorId }, "an operator's session turned up in another browser");
  return undefined;
}

/** Two factors are asked of everybody where real money is. */
export function mustEnrol({ config }: Kit, { twoFactor }: Pick<OpenSession, "twoFactor">): boolean {
  return config.mode === "production" && twoFactor !== "ENABLED";
}
