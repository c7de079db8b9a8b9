import { startContentPreview as call } from "@parlour/contracts/calls/site/content/start-content-preview";
import { COOKIES } from "@parlour/contracts/constants";
import { createPreviewToken, previewSeconds } from "@parlour/server/kit/http/content-preview";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Reply, type Route, route } from "@parlour/server/kit/service";

export function startContentPreview(kit: Kit): Route {
  return route(call, async ({ body: { place, brandId = null }, operator }) => {
    if (brandId !== null && kit.brands.find(brandId) === undefined) return refuse("NOT_FOUND");
    const expiresAt = new Date(kit.clock.now().getTime() + previewSeconds * 1_000);
    const value = createPreviewToken(kit, { operatorId: operator.id, place, brandId }, expiresAt);
    const reply: Reply<typeof call> = {
      reply: true,
      status: 200,
      body: { expiresAt: expiresAt.toISOString() },
      cookies: [{ name: COOKIES.contentPreview, value, maxAgeSeconds: previewSeconds }],
    };
    return reply;
  });
}
