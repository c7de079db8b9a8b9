import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentParams } from "../../../entities/content.ts";
import { game } from "../../../entities/game.ts";

export const listGames = defineCall({
  name: "list-games",
  service: "game-catalogue",
  method: "GET",
  path: "/content/v5/buckets/{bucket}/languages/{language}/games",
  summary: "All published games",
  access: "anyone",
  sharedSeconds: 10,
  params: contentParams,
  answers: { 200: z.object({ items: z.array(game) }) },
});
