import { getSessionRound as call } from "@parlour/contracts/calls/play/games/get-session-round";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { ownerOf } from "../game-session.ts";
import type { GamesParts } from "../games-parts.ts";
import { readRecord } from "../read-record.ts";
import { requireOpenGame } from "../require-open-game.ts";

export function getSessionRound(parts: GamesParts): Route {
  return route(call, async (input) => {
    const open = await requireOpenGame(parts, input);
    if (isRefusal(open)) return open;
    const round = await parts.moneyOf(open).rounds.find(ownerOf(open), input.params.roundId);
    return round?.productId === open.gameId ? await readRecord(parts, round) : refuse("NOT_FOUND");
  });
}
