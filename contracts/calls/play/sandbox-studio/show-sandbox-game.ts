import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { tokenInput } from "../../../entities/text.ts";

export const showSandboxGame = defineCall({
  name: "show-sandbox-game",
  service: "sandbox-studio",
  method: "GET",
  path: "/sandbox/studio/game",
  summary: "The page of the fictional studio's game, shown in a frame without our origin; sandbox only",
  access: "anyone",
  crossOrigin: true,
  query: z.object({ seat: tokenInput }),
  answers: { 200: z.string() },
  answerType: "text/html",
  errors: ["TOKEN_INVALID"],
});
