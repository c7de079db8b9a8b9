import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { collection } from "../../../entities/collection.ts";
import { contentParams } from "../../../entities/content.ts";

export const listGameCollections = defineCall({
  name: "list-game-collections",
  service: "game-catalogue",
  method: "GET",
  path: "/content/v5/buckets/{bucket}/languages/{language}/collections/game-collections",
  summary: "The collections of games that operators put together, in order",
  access: "anyone",
  params: contentParams,
  answers: { 200: z.object({ items: z.array(collection) }) },
});
