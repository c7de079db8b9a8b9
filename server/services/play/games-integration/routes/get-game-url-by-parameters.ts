import { getGameUrlByParameters as call } from "@parlour/contracts/calls/play/casino-lobby/get-game-url-by-parameters";
import { type Route, route } from "../../../../kit/service.ts";
import { handOn } from "../integration-params.ts";
import { type LaunchParts, launchGame } from "../launch-game.ts";

export function getGameUrlByParameters(parts: LaunchParts): Route {
  return route(call, async (input) => {
    const { channelType, currencyCode, language, mode, ...others } = input.query;
    const request = { gameId: input.params.id, mode, currencyCode, language, channel: channelType };
    return await launchGame(parts, { ...request, parameters: handOn(others) }, input);
  });
}
