import { createAffiliateLink as call } from "@parlour/contracts/calls/rewards/affiliates/create-affiliate-link";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { siteOrigin } from "../../../../kit/site-origin.ts";
import { findAffiliateOf } from "../affiliate-store.ts";
import { createLink } from "../create-link.ts";
import { countLinks } from "../link-store.ts";
import { toLink } from "../views.ts";

const mostLinks = 500;

export function createAffiliateLink(kit: Kit): Route {
  return route(call, async ({ session, body }) => {
    const affiliate = await findAffiliateOf(kit.db, session.playerId);
    if (!affiliate) return refuse("FORBIDDEN");
    if ((await countLinks(kit.db, affiliate.id)) >= mostLinks) return refuse("LIMIT_EXCEEDED");
    const link = await createLink(kit, { affiliateId: affiliate.id, ...body });
    return toLink({ ...link, clicks: 0, joins: 0, first_deposits: 0 }, siteOrigin(kit.config));
  });
}
