import { listLoginLocks as call } from "@parlour/contracts/calls/identity/login-service/list-login-locks";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readLocks } from "../login-locks.ts";

export function listLoginLocksRoute(kit: Kit, players: Players): Route {
  return route(call, async ({ params: { playerId } }) => {
    const player = await players.find(playerId);
    return player ? await readLocks(kit.db, player, kit.clock.now()) : refuse("NOT_FOUND");
  });
}
