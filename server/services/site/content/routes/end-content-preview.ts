import { endContentPreview as call } from "@parlour/contracts/calls/site/content/end-content-preview";
import { COOKIES } from "@parlour/contracts/constants";
import { type Reply, type Route, route } from "@parlour/server/kit/service";

export function endContentPreview(): Route {
  return route(call, async () => {
    const reply: Reply<typeof call> = {
      reply: true,
      status: 200,
      body: { ok: true },
      cookies: [{ name: COOKIES.contentPreview, value: "", maxAgeSeconds: 0 }],
    };
    return reply;
  });
}
