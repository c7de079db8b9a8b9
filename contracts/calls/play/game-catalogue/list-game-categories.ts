import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { category } from "../../../entities/category.ts";
import { contentParams } from "../../../entities/content.ts";

export const listGameCategories = defineCall({
  name: "list-game-categories",
  service: "game-catalogue",
  method: "GET",
  path: "/content/v5/buckets/{bucket}/languages/{language}/categories/game-categories",
  summary: "The game categories, in order",
  access: "anyone",
  params: contentParams,
  answers: { 200: z.object({ items: z.array(category) }) },
});
