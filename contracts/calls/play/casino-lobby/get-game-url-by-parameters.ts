import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { launch } from "../../../entities/game.ts";
import { currencyInput } from "../../../entities/money.ts";
import { identifierInput, languageInput } from "../../../entities/text.ts";
import { CHANNEL_TYPES, PLAY_MODES } from "../../../enumerations.ts";

// A loose object, because further parameters are passed on to the game.
export const getGameUrlByParameters = defineCall({
  name: "get-game-url-by-parameters",
  service: "casino-lobby",
  method: "GET",
  path: "/services/casino/casino-lobby-services/games/{id}/url",
  summary: "The launch URL of a game, with parameters passed on to it",
  access: "anyone",
  params: z.object({ id: identifierInput }),
  query: z.looseObject({
    channelType: z.enum(CHANNEL_TYPES).optional(),
    currencyCode: currencyInput.optional(),
    language: languageInput.optional(),
    mode: z.enum(PLAY_MODES).default("real"),
  }),
  answers: { 200: launch },
  errors: ["NOT_FOUND", "GAME_NOT_AVAILABLE", "REGION_NOT_AVAILABLE", "SESSION_INVALID", "CURRENCY_MISMATCH"],
});
