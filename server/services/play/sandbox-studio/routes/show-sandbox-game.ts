import { showSandboxGame as call } from "@parlour/contracts/calls/play/sandbox-studio/show-sandbox-game";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { gamePage } from "../page/game-page.ts";
import { findSeat } from "../seats.ts";

export function showSandboxGame(kit: Kit): Route {
  return route(call, async ({ query }) => {
    const seat = await findSeat(kit, query.seat);
    return seat === undefined ? refuse("TOKEN_INVALID") : gamePage(kit.random, seat, query.seat);
  });
}
