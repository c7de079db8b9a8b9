import { completeRequiredAction } from "@parlour/contracts/calls/identity/login-service/complete-required-action";
import { type Route, route } from "../../../../kit/service.ts";
import type { Attempt } from "../attempt.ts";
import { type LoginSteps, runLogin } from "../login-machine.ts";
import { toLoginReply } from "../login-replies.ts";

export function completeRequiredActionRoute(steps: LoginSteps<Attempt>): Route {
  return route(
    completeRequiredAction,
    async ({ params, body, headers, address, brand, sandboxLocation, session }) => {
      const attempt: Attempt = {
        address,
        brandId: brand.id,
        sandboxLocation,
        userAgent: headers["user-agent"] ?? null,
        replaced: session,
        deviceId: null,
        factorPassed: false,
        details: {
          action: params.action,
          token: body.token,
          password: body.password,
          phonePrefix: body.phonePrefix,
          phone: body.phone,
          pinCode: body.pinCode,
        },
      };
      return toLoginReply(await runLogin("actionAnswered", steps, attempt), attempt);
    },
  );
}
