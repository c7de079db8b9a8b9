import { getSeeds as call } from "@parlour/contracts/calls/play/games/get-seeds";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { ownerOf } from "../game-session.ts";
import type { GamesParts } from "../games-parts.ts";
import { requireOpenGame } from "../require-open-game.ts";

export function getSeeds(parts: GamesParts): Route {
  return route(call, async (input) => {
    const open = await requireOpenGame(parts, input);
    return isRefusal(open) ? open : await parts.seedsOf(open).describe(ownerOf(open));
  });
}
