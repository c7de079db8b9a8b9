import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { studioMessage } from "../../../entities/studio-feed.ts";
import { studioHeaders } from "../../../entities/studio-wallet.ts";

export const answerStudioMessage = defineCall({
  name: "answer-studio-message",
  service: "sandbox-studio",
  method: "POST",
  path: "/sandbox/studio/messages",
  summary:
    "The fictional studio's answers to our signed messages: ping, games, picture, launch; sandbox only",
  access: "provider",
  headers: studioHeaders,
  body: studioMessage,
  answers: { 200: z.record(z.string(), z.unknown()) },
  errors: ["SIGNATURE_INVALID", "SIGNATURE_EXPIRED", "NOT_FOUND"],
});
