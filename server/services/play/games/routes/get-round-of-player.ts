import { getRoundOfPlayer as call } from "@parlour/contracts/calls/play/games/get-round-of-player";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { GamesParts } from "../games-parts.ts";
import { readRecord } from "../read-record.ts";

/**
 * Returns a round to operators as the player sees it: the hidden cards of an unfinished round stay hidden, and the seed
 * stays secret.
 */
export function getRoundOfPlayer(parts: GamesParts): Route {
  return route(call, async ({ params: { playerId, roundId } }) => {
    const round = await parts.wagering.rounds.find(playerId, roundId);
    return round ? await readRecord(parts, round) : refuse("NOT_FOUND");
  });
}
