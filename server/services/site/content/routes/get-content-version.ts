import { getContentVersion as call } from "@parlour/contracts/calls/site/content/get-content-version";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { findVersion } from "../version-store.ts";

export function getContentVersion(kit: Kit): Route {
  return route(call, async ({ params, query }) => {
    const found = await findVersion(kit.db, query, params.version);
    if (found === undefined) return refuse("NOT_FOUND");
    return { ...found, createdAt: found.createdAt.toISOString(), body: { ...found.body } };
  });
}
