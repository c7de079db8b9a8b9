import type { Kit } from "../../../kit/kit.ts";
import type { ProviderAuthoriser } from "../../../kit/provider-authoriser.ts";
import { refuse } from "../../../kit/refusal.ts";
import { hashSecretToken } from "../../../kit/secret-token.ts";
import { findUsableKey, setUsed } from "./key-store.ts";

const callsPerMinute = 120;
const useNoteEveryMs = 60_000;
const bearer = /^Bearer (parlour_[\w-]{20,100})$/i;

/** Checks the API key in the Authorization header, its scope and its rate limit. */
export function authorisePartner(kit: Kit): ProviderAuthoriser {
  return async ({ headers }, call) => {
    const [, secret] = bearer.exec(String(headers.authorization ?? "")) ?? [];
    if (secret === undefined) return refuse("API_KEY_INVALID");
    const now = kit.clock.now();
    const key = await findUsableKey(kit.db, hashSecretToken(secret), now);
    if (key === undefined) return refuse("API_KEY_INVALID");
    if (call.scope === undefined || !key.scopes.includes(call.scope)) return refuse("API_KEY_SCOPE");
    const rule = { scope: "api-key", key: key.id, max: callsPerMinute, windowSeconds: 60 };
    const { allowed, retryAfterSeconds } = await kit.limits.hit(rule);
    if (!allowed) {
      const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
      return { ...refuse("RATE_LIMITED"), headers: { "retry-after": String(seconds) } };
    }
    if (now.getTime() - (key.lastUsedAt?.getTime() ?? 0) >= useNoteEveryMs) {
      await setUsed(kit.db, key.id, now);
    }
    return undefined;
  };
}
