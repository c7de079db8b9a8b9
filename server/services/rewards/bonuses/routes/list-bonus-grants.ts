import { listBonusGrants as call } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-grants";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { toGrant } from "../carry-out-grant.ts";
import { listGrantRows } from "../grant-store.ts";
import type { BonusParts } from "../parts.ts";

const perPage = 50;

export function listBonusGrants({ kit }: BonusParts): Route {
  return route(call, async ({ query: { cursor } }) => {
    const { items, nextCursor } = pageOf(
      await listGrantRows(kit.db, { after: cursor, limit: perPage + 1 }),
      perPage,
    );
    return { items: items.map(toGrant), nextCursor };
  });
}
