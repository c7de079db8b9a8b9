import { getAffiliate as call } from "@parlour/contracts/calls/rewards/affiliates/get-affiliate";
import type { Kit } from "../../../../kit/kit.ts";
import { pageOf } from "../../../../kit/pages.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { siteOrigin } from "../../../../kit/site-origin.ts";
import { findAffiliate, listPlans } from "../affiliate-store.ts";
import { describeAffiliate } from "../describe-affiliate.ts";
import { listLinks } from "../link-store.ts";
import { readStatements } from "../read-statements.ts";
import { toLink, toPlan } from "../views.ts";

const statementsPerPage = 24;

export function getAffiliate(kit: Kit, players: Players): Route {
  return route(call, async ({ params, query: { statementsCursor } }) => {
    const affiliate = await findAffiliate(kit.db, params.id);
    if (!affiliate) return refuse("NOT_FOUND");
    const { id, currency } = affiliate;
    const links = await listLinks(kit.db, id);
    const plans = await listPlans(kit.db, id);
    const page = { after: statementsCursor, limit: statementsPerPage + 1 };
    const statements = pageOf(await readStatements(kit, affiliate, page), statementsPerPage);
    return {
      ...(await describeAffiliate(kit, players, affiliate)),
      links: links.map((link) => toLink(link, siteOrigin(kit.config))),
      plans: plans.map(({ plan, createdBy, createdAt }) => ({
        ...toPlan(plan, currency),
        createdBy,
        createdAt: createdAt.toISOString(),
      })),
      statements: statements.items,
      nextStatementsCursor: statements.nextCursor,
    };
  });
}
