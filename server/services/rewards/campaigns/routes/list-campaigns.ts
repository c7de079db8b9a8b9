import { listCampaigns as call } from "@parlour/contracts/calls/rewards/campaigns/list-campaigns";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listCampaignRows } from "../campaign-store.ts";
import type { CampaignParts } from "../parts.ts";
import { countRecipients } from "../results-store.ts";
import { toListed } from "../views.ts";

const perPage = 50;

export function listCampaigns({ kit }: CampaignParts): Route {
  return route(call, async ({ query: { state, cursor } }) => {
    const rows = await listCampaignRows(kit.db, { state, after: cursor, limit: perPage + 1 });
    const { items, nextCursor } = pageOf(rows, perPage);
    const countsOf = await countRecipients(
      kit.db,
      items.map(({ id }) => id),
    );
    return { items: items.map((row) => toListed(row, countsOf(row.id))), nextCursor };
  });
}
