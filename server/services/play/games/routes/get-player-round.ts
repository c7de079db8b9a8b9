import { getPlayerRound as call } from "@parlour/contracts/calls/play/games/get-player-round";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { GamesParts } from "../games-parts.ts";
import { readRecord } from "../read-record.ts";

export function getPlayerRound(parts: GamesParts): Route {
  return route(call, async ({ session, params }) => {
    const round = await parts.wagering.rounds.find(session.playerId, params.roundId);
    return round?.isRound ? await readRecord(parts, round) : refuse("NOT_FOUND");
  });
}
