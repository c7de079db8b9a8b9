import { startContentPreview as call } from "@parlour/contracts/calls/site/content/start-content-preview";
import { COOKIES } from "@parlour/contracts/constants";
import type { Kit } from "@parlour/server/kit/kit";
import { type Reply, type Route, route } from "@parlour/server/kit/service";
import { createPreviewToken, previewSeconds } from "../preview-token.ts";

export function startContentPreview(kit: Kit): Route {
  return route(call, async ({ body: { place }, operator }) => {
    const expiresAt = new Date(kit.clock.now().getTime() + previewSeconds * 1_000);
    const value = createPreviewToken(kit, operator.id, place, expiresAt);
    const reply: Reply<typeof call> = {
      reply: true,
      status: 200,
      body: { expiresAt: expiresAt.toISOString() },
      cookies: [{ name: COOKIES.contentPreview, value, maxAgeSeconds: previewSeconds }],
    };
    return reply;
  });
}
