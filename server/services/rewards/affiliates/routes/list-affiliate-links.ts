import { listAffiliateLinks as call } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-links";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { siteOrigin } from "../../../../kit/site-origin.ts";
import { findAffiliateOf } from "../affiliate-store.ts";
import { listLinks } from "../link-store.ts";
import { toLink } from "../views.ts";

export function listAffiliateLinks(kit: Kit): Route {
  return route(call, async ({ session }) => {
    const affiliate = await findAffiliateOf(kit.db, session.playerId);
    if (!affiliate) return refuse("FORBIDDEN");
    const links = await listLinks(kit.db, affiliate.id);
    return links.map((link) => toLink(link, siteOrigin(kit.config)));
  });
}
