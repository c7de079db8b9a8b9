import { listDeskPokerPools as call } from "@parlour/contracts/calls/poker/poker-room/list-desk-poker-pools";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { listPools, toDeskPool } from "../pool-desk.ts";

export function listDeskPokerPools({ db }: Pick<Kit, "db">): Route {
  return route(call, async () => ({ pools: (await listPools(db)).map(toDeskPool) }));
}
