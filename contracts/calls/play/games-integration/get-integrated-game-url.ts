import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { launch } from "../../../entities/game.ts";
import { currencyInput } from "../../../entities/money.ts";
import { identifierInput, languageInput } from "../../../entities/text.ts";
import { CHANNEL_TYPES, PLAY_MODES } from "../../../enumerations.ts";

export const getIntegratedGameUrl = defineCall({
  name: "get-integrated-game-url",
  service: "games-integration",
  method: "GET",
  path: "/services/games-integration-service/api/v1/games/{id}/url",
  summary: "Where a game is launched, through the games integration",
  access: "anyone",
  params: z.object({ id: identifierInput }),
  query: z.object({
    channelType: z.enum(CHANNEL_TYPES).optional(),
    currencyCode: currencyInput.optional(),
    language: languageInput.optional(),
    mode: z.enum(PLAY_MODES).default("real"),
    /** JSON; what the studio of the game asks for beside the rest. */
    integrationParams: z.string().max(2_048).optional(),
  }),
  answers: { 200: launch },
  errors: [
    "NOT_FOUND",
    "GAME_NOT_AVAILABLE",
    "REGION_NOT_AVAILABLE",
    "SESSION_INVALID",
    "CURRENCY_MISMATCH",
    "FEATURE_DISABLED",
  ],
});
