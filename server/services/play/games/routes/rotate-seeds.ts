import { rotateSeeds as call } from "@parlour/contracts/calls/play/games/rotate-seeds";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { GamesParts } from "../games-parts.ts";
import { requireOpenGame } from "../require-open-game.ts";
import { revealSeeds } from "../reveal-seeds.ts";

export function rotateSeeds(parts: GamesParts): Route {
  return route(call, async (input) => {
    const open = await requireOpenGame(parts, input);
    return isRefusal(open) ? open : await revealSeeds(parts, open, input.body.clientSeed);
  });
}
