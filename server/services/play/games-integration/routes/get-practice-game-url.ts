import { getPracticeGameUrl as call } from "@parlour/contracts/calls/play/games-integration/get-practice-game-url";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { parseIntegrationParams } from "../integration-params.ts";
import { type LaunchParts, launchGame } from "../launch-game.ts";

/** Creates the URL of a practice game. This path always means practice, whatever `mode` says. */
export function getPracticeGameUrl(parts: LaunchParts): Route {
  return route(call, async (input) => {
    if (!(await parts.settings.get()).isGamesIntegrationEnabled) return refuse("FEATURE_DISABLED");
    const { channelType, currencyCode, language, integrationParams } = input.query;
    const parameters = parseIntegrationParams(integrationParams);
    if (isRefusal(parameters)) return parameters;
    const practice = { mode: "practice", currencyCode, language, channel: channelType, parameters } as const;
    return await launchGame(parts, { gameId: input.params.id, ...practice }, input);
  });
}
