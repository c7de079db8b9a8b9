import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { launch } from "../../../entities/game.ts";
import { currencyInput } from "../../../entities/money.ts";
import { identifierInput, languageInput } from "../../../entities/text.ts";
import { CHANNEL_TYPES, PLAY_MODES } from "../../../enumerations.ts";

export const getGameUrl = defineCall({
  name: "get-game-url",
  service: "casino-lobby",
  method: "GET",
  path: "/services/casino/casino-lobby-services/v1/games/{id}/url",
  summary: "The launch URL of a game",
  access: "anyone",
  params: z.object({ id: identifierInput }),
  query: z.object({
    channelType: z.enum(CHANNEL_TYPES).optional(),
    currencyCode: currencyInput.optional(),
    language: languageInput.optional(),
    mode: z.enum(PLAY_MODES).default("real"),
  }),
  headers: z.object({ "x-channel": z.enum(CHANNEL_TYPES).optional() }),
  answers: { 200: launch },
  errors: ["NOT_FOUND", "GAME_NOT_AVAILABLE", "REGION_NOT_AVAILABLE", "SESSION_INVALID", "CURRENCY_MISMATCH"],
});
