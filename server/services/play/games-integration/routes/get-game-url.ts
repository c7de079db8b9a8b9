import { getGameUrl as call } from "@parlour/contracts/calls/play/casino-lobby/get-game-url";
import { type Route, route } from "../../../../kit/service.ts";
import { type LaunchParts, launchGame } from "../launch-game.ts";

export function getGameUrl(parts: LaunchParts): Route {
  return route(call, async (input) => {
    const { channelType, currencyCode, language, mode } = input.query;
    const channel = channelType ?? input.headers["x-channel"];
    return await launchGame(parts, { gameId: input.params.id, mode, currencyCode, language, channel }, input);
  });
}
