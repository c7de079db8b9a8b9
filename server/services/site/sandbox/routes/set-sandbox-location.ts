import { setSandboxLocation as call } from "@parlour/contracts/calls/site/sandbox/set-sandbox-location";
import { COOKIES } from "@parlour/contracts/constants";
import { type Reply, type Route, route, type SetCookie } from "@parlour/server/kit/service";

const expired = (name: string): SetCookie => ({ name, value: "", maxAgeSeconds: 0 });

/** Sets the sandbox visitor's location and clears the location cookies, so that the browser asks again. */
export function setSandboxLocation(): Route {
  return route(call, async ({ body: { place } }) => {
    const chosen =
      place === null ? expired(COOKIES.sandboxPlace) : { name: COOKIES.sandboxPlace, value: place };
    const reply: Reply<typeof call> = {
      reply: true,
      status: 200,
      body: { ok: true },
      cookies: [chosen, expired(COOKIES.location), expired(COOKIES.country)],
    };
    return reply;
  });
}
