import { listLoginHistory } from "@parlour/contracts/calls/identity/login-service/list-login-history";
import type { Kit } from "../../../../kit/kit.ts";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listLoginRecords } from "../record-store.ts";

const perPage = 10;

export function listLoginHistoryRoute(kit: Kit): Route {
  return route(listLoginHistory, async ({ session, query: { cursor } }) => {
    const found = await listLoginRecords(kit.db, session.playerId, { after: cursor, limit: perPage + 1 });
    const { items, nextCursor } = pageOf(found, perPage);
    return {
      nextCursor,
      items: items.map((record) => ({ ...record, createdAt: record.createdAt.toISOString() })),
    };
  });
}
