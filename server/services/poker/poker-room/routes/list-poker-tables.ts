import { listPokerTables as call } from "@parlour/contracts/calls/poker/poker-room/list-poker-tables";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { listTables } from "../table-store.ts";
import { toLobbyTable } from "../table-view.ts";

export function listPokerTables({ db }: Pick<Kit, "db">): Route {
  return route(call, async () => ({
    tables: (await listTables(db)).map(({ config, state }) => toLobbyTable(config, state)),
  }));
}
