import { listLoginHistory } from "@parlour/contracts/calls/identity/login-service/list-login-history";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listLoginRecords } from "../record-store.ts";

const mostRecords = 50;

export function listLoginHistoryRoute(kit: Kit): Route {
  return route(listLoginHistory, async ({ session }) => {
    const records = await listLoginRecords(kit.db, session.playerId, mostRecords);
    return { items: records.map((record) => ({ ...record, createdAt: record.createdAt.toISOString() })) };
  });
}
