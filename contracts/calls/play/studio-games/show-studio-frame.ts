import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const showStudioFrame = defineCall({
  name: "show-studio-frame",
  service: "studio-games",
  method: "GET",
  path: "/services/studio-games/v1/frame",
  summary: "The page around a studio's game, which passes the game's messages on to the site",
  access: "anyone",
  query: z.object({ ticket: z.string().min(1).max(4_000) }),
  answers: { 200: z.string() },
  answerType: "text/html",
  errors: ["TOKEN_INVALID"],
});
