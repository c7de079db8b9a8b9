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
  summary: "The launch URL of a game through the games integration service",
  access: "anyone",
  params: z.object({ id: identifierInput }),
  query: z.object({
    channelType: z.enum(CHANNEL_TYPES).optional(),
    currencyCode: currencyInput.optional(),
    language: languageInput.optional(),
    mode: z.enum(PLAY_MODES).default("real"),
    /** JSON with any extra parameters that the game's studio requires. */
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
