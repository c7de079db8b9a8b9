import { logInByPasskey } from "@parlour/contracts/calls/identity/login-service/log-in-by-passkey";
import { type Route, route } from "../../../../kit/service.ts";
import type { Attempt } from "../attempt.ts";
import { type LoginSteps, runLogin } from "../login-machine.ts";
import { toLoginReply } from "../login-replies.ts";

export function logInByPasskeyRoute(steps: LoginSteps<Attempt>): Route {
  return route(logInByPasskey, async ({ body, headers, address, brand, sandboxLocation, session }) => {
    const { deviceId, ...assertion } = body;
    const attempt: Attempt = {
      address,
      brandId: brand.id,
      sandboxLocation,
      userAgent: headers["user-agent"] ?? null,
      replaced: session,
      deviceId: deviceId || null,
      factorPassed: false,
      assertion,
    };
    return toLoginReply(await runLogin("passkeyGiven", steps, attempt), attempt);
  });
}
