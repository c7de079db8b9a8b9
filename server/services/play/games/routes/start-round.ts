import { startRound as call } from "@parlour/contracts/calls/play/games/start-round";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { beginRound } from "../begin-round.ts";
import type { GamesParts } from "../games-parts.ts";
import { requireOpenGame } from "../require-open-game.ts";

export function startRound(parts: GamesParts): Route {
  return route(call, async (input) => {
    const open = await requireOpenGame(parts, input);
    if (isRefusal(open)) return open;
    const refusedHere = await parts.location.requireServed(input);
    return await beginRound(parts, open, { ...input.body, refusedHere });
  });
}
