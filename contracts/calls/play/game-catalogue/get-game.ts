import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentParams, sitePath } from "../../../entities/content.ts";
import { gamePage } from "../../../entities/game.ts";

export const getGame = defineCall({
  name: "get-game",
  service: "game-catalogue",
  method: "GET",
  path: "/content/v5/buckets/{bucket}/languages/{language}/games/{slug}",
  summary: "One game with its rules and pay tables",
  access: "anyone",
  params: contentParams.extend({ slug: z.string().regex(/^[a-z0-9-]{1,64}$/) }),
  answers: {
    200: gamePage,
    /** The game is not available at the visitor's location; the response says where to redirect. */
    451: z.object({ errorCode: z.literal("REGION_NOT_AVAILABLE"), redirect: sitePath }),
  },
  errors: ["NOT_FOUND", "REGION_NOT_AVAILABLE"],
});
