import { createHash } from "node:crypto";
import { COOKIES } from "@parlour/contracts/constants";
import { readCookie } from "@parlour/server/kit/http/cookies";
import type { Random } from "@parlour/server/kit/random";
import type { SetCookie } from "@parlour/server/kit/service";
import type { PlayerSession } from "@parlour/server/kit/session";

const cookieAgeSeconds = 365 * 86_400;
const tokenForm = /^[A-Za-z0-9_-]{22}$/;

type Asker = { session: PlayerSession | undefined; headers: { cookie?: string | undefined } };

/** Identifies the visitor: a player by id, anyone else by a cookie of which only the hash is stored. */
export function findFeedbackVisitor({ session, headers }: Asker): string | undefined {
  if (session !== undefined) return session.playerId;
  const token = readCookie(headers.cookie, COOKIES.helpVisitor);
  return token !== undefined && tokenForm.test(token) ? hashed(token) : undefined;
}

/** Creates a cookie for a visitor who has none. */
export function newFeedbackVisitor(random: Random): { visitor: string; cookie: SetCookie } {
  const token = random.bytes(16).toString("base64url");
  return {
    visitor: hashed(token),
    cookie: { name: COOKIES.helpVisitor, value: token, maxAgeSeconds: cookieAgeSeconds },
  };
}

function hashed(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
