import { requestPasskeyLogin } from "@parlour/contracts/calls/identity/login-service/request-passkey-login";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { passkeyOrigin } from "../passkey-site.ts";
import { createChallenge } from "../passkey-store.ts";

export function requestPasskeyLoginRoute(kit: Kit): Route {
  return route(requestPasskeyLogin, async ({ headers, brand }) => {
    const origin = passkeyOrigin(kit, brand, headers.origin);
    if (origin === undefined) return refuse("FEATURE_DISABLED");
    return { challenge: await createChallenge(kit, null, origin), rpId: new URL(origin).hostname };
  });
}
