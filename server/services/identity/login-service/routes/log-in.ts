import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { type Route, route } from "../../../../kit/service.ts";
import type { Attempt } from "../attempt.ts";
import { type LoginSteps, runLogin } from "../login-machine.ts";
import { toLoginReply } from "../login-replies.ts";

export function logInRoute(steps: LoginSteps<Attempt>): Route {
  return route(logIn, async ({ body, headers, address, brand, sandboxLocation, session }) => {
    const attempt: Attempt = {
      address,
      brandId: brand.id,
      sandboxLocation,
      userAgent: headers["user-agent"] ?? null,
      replaced: session,
      deviceId: body.deviceId || null,
      factorPassed: false,
      credentials: {
        username: body.username,
        password: body.password,
        captchaToken: headers["x-captcha-token"],
        factor: headers["x-enforcement-method"],
        code: headers["x-mfa-code"],
      },
    };
    return toLoginReply(await runLogin("arrived", steps, attempt), attempt);
  });
}
