import { listAffiliateStatements as call } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-statements";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findAffiliateOf } from "../affiliate-store.ts";
import { readStatements } from "../read-statements.ts";

const mostAtOnce = 120;

export function listAffiliateStatements(kit: Kit): Route {
  return route(call, async ({ session, query: { cursor, limit = mostAtOnce } }) => {
    const affiliate = await findAffiliateOf(kit.db, session.playerId);
    return affiliate ? await readStatements(kit, affiliate, { after: cursor, limit }) : refuse("FORBIDDEN");
  });
}
