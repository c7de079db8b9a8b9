import { getIntegratedGameUrl as call } from "@parlour/contracts/calls/play/games-integration/get-integrated-game-url";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { parseIntegrationParams } from "../integration-params.ts";
import { type LaunchParts, launchGame } from "../launch-game.ts";

export function getIntegratedGameUrl(parts: LaunchParts): Route {
  return route(call, async (input) => {
    if (!(await parts.settings.get()).isGamesIntegrationEnabled) return refuse("FEATURE_DISABLED");
    const { channelType, integrationParams, ...query } = input.query;
    const parameters = parseIntegrationParams(integrationParams);
    if (isRefusal(parameters)) return parameters;
    const { currencyCode, language, mode } = query;
    const request = {
      gameId: input.params.id,
      mode,
      currencyCode,
      language,
      channel: channelType,
      parameters,
    };
    return await launchGame(parts, request, input);
  });
}
