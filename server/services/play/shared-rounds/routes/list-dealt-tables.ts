import { listDealtTables as call } from "@parlour/contracts/calls/play/shared-rounds/list-dealt-tables";
import { type Route, route } from "@parlour/server/kit/service";
import type { DealerDesk } from "../dealing/dealer-desk.ts";

export function listDealtTables(desk: DealerDesk): Route {
  return route(call, async ({ operator }) => ({
    tables: await Promise.all(desk.list().map((table) => desk.show(table, operator))),
  }));
}
