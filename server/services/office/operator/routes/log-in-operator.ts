import { logInOperator as call } from "@parlour/contracts/calls/office/operator/log-in-operator";
import { COOKIES } from "@parlour/contracts/constants";
import type { Kit } from "../../../../kit/kit.ts";
import type { AuditTrail } from "../../../../kit/operator.ts";
import type { Captcha } from "../../../../kit/ports/captcha.ts";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { logIn } from "../log-in.ts";
import { accessOfOperator } from "../operator-store.ts";
import { absoluteSeconds } from "../session-store.ts";

export function logInOperator(kit: Kit, trail: AuditTrail, captcha: Captcha): Route {
  return route(call, async ({ body, headers, address, requestId }) => {
    const attempt = {
      ...body,
      captchaToken: headers["x-captcha-token"],
      code: headers["x-mfa-code"],
      userAgent: headers["user-agent"] ?? "",
      address,
      requestId,
    };
    const entered = await logIn({ kit, trail, captcha }, attempt);
    if (isRefusal(entered)) return entered;
    const { id, name } = entered.operator;
    const { roles } = accessOfOperator(entered.operator);
    const cookie = {
      name: COOKIES.operator,
      value: entered.secret,
      maxAgeSeconds: absoluteSeconds,
      sameSite: "Strict",
    } as const;
    return { reply: true, status: 200, body: { id, name, roles }, cookies: [cookie] } as const;
  });
}
