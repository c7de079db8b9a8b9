import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { jackpot } from "../../../entities/jackpot.ts";
import { currencyInput } from "../../../entities/money.ts";
import { languageInput } from "../../../entities/text.ts";
import { CHANNEL_TYPES } from "../../../enumerations.ts";

export const listJackpots = defineCall({
  name: "list-jackpots",
  service: "casino-lobby",
  method: "GET",
  path: "/services/casino/casino-lobby-services/v1/jackpots",
  summary: "The jackpots, in cents of the requested currency",
  access: "anyone",
  sharedSeconds: 5,
  query: z.object({
    currencyCode: currencyInput.optional(),
    language: languageInput.optional(),
    channelType: z.enum(CHANNEL_TYPES).optional(),
  }),
  answers: { 200: z.object({ jackpots: z.array(jackpot) }) },
  polled: true,
});
