import { actInRound as call } from "@parlour/contracts/calls/play/games/act-in-round";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { continueRound } from "../continue-round.ts";
import type { GamesParts } from "../games-parts.ts";
import { requireOpenGame } from "../require-open-game.ts";

export function actInRound(parts: GamesParts): Route {
  return route(call, async (input) => {
    const open = await requireOpenGame(parts, input);
    if (isRefusal(open)) return open;
    const { sequence, action } = input.body;
    const refusedHere = await parts.location.requireServed(input);
    return await continueRound(parts, open, { roundId: input.params.roundId, sequence, action, refusedHere });
  });
}
