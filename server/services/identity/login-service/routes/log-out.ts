import { logOut } from "@parlour/contracts/calls/identity/login-service/log-out";
import { COOKIES } from "@parlour/contracts/constants";
import type { Kit } from "../../../../kit/kit.ts";
import { type Reply, type Route, route } from "../../../../kit/service.ts";

export function logOutRoute(kit: Kit): Route {
  return route(logOut, async ({ session }) => {
    if (session) await kit.sessions.end(session.id, "logged out");
    const reply: Reply<typeof logOut> = {
      reply: true,
      status: 200,
      body: { outcome: "SUCCESS" },
      cookies: [{ name: COOKIES.session, value: "", maxAgeSeconds: 0, httpOnly: true }],
    };
    return reply;
  });
}
