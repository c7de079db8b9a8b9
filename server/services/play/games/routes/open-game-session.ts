import { openGameSession as call } from "@parlour/contracts/calls/play/games/open-game-session";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { GamesParts } from "../games-parts.ts";
import { openSession } from "../open-session.ts";

export function openGameSession(parts: GamesParts): Route {
  return route(call, async (input) => {
    const launch = await parts.tokens.redeem(input.body.token, input.session?.playerId ?? null);
    if (launch === undefined) return refuse("TOKEN_INVALID");
    return launch === "STRANGER" ? refuse("SESSION_INVALID") : await openSession(parts, launch, input);
  });
}
