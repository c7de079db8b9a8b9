import { logInOperator as call } from "@parlour/contracts/calls/office/operator/log-in-operator";
import type { Kit } from "../../../../kit/kit.ts";
import type { AuditTrail } from "../../../../kit/operator.ts";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { operatorCookie } from "../authorise-operator.ts";
import { logIn } from "../log-in.ts";
import { absoluteSeconds } from "../session-store.ts";

export function logInOperator(kit: Kit, trail: AuditTrail): Route {
  return route(call, async ({ body, headers, address, requestId }) => {
    const attempt = {
      ...body,
      code: headers["x-mfa-code"],
      userAgent: headers["user-agent"] ?? "",
      address,
      requestId,
    };
    const entered = await logIn(kit, trail, attempt);
    if (isRefusal(entered)) return entered;
    const { id, name, roles } = entered.operator;
    const cookie = { name: operatorCookie, value: entered.secret, maxAgeSeconds: absoluteSeconds };
    return { reply: true, status: 200, body: { id, name, roles }, cookies: [cookie] } as const;
  });
}
