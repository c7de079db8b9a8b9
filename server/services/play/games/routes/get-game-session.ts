import { getGameSession as call } from "@parlour/contracts/calls/play/games/get-game-session";
import { isRefusal } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { describeSession } from "../describe-session.ts";
import type { GamesParts } from "../games-parts.ts";
import { requireOpenGame } from "../require-open-game.ts";

export function getGameSession(parts: GamesParts): Route {
  return route(call, async (input) => {
    const open = await requireOpenGame(parts, input);
    return isRefusal(open) ? open : await describeSession(parts, open);
  });
}
