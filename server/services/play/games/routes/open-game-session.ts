import { openGameSession as call } from "@parlour/contracts/calls/play/games/open-game-session";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { GamesParts } from "../games-parts.ts";
import { openSession } from "../open-session.ts";

export function openGameSession(parts: GamesParts): Route {
  return route(call, async (input) => {
    const launch = await parts.tokens.redeem(input.body.token);
    return launch === undefined ? refuse("TOKEN_INVALID") : await openSession(parts, launch, input);
  });
}
