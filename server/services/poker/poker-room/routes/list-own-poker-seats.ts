import { listOwnPokerSeats as call } from "@parlour/contracts/calls/poker/poker-room/list-own-poker-seats";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { entryOwner } from "../entries.ts";
import { ownSeats } from "../own-seats.ts";
import { findTablesOf } from "../table-store.ts";

export function listOwnPokerSeats({ db }: Pick<Kit, "db">): Route {
  return route(call, async ({ session: { playerId } }) => {
    const owners = [playerId, entryOwner(playerId, 2)];
    const tables = await findTablesOf(db, owners);
    return { seats: tables.flatMap((table) => ownSeats(table, owners)) };
  });
}
