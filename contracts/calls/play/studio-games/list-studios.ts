import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { catalogueStudio } from "../../../entities/studio-catalogue.ts";

export const listStudios = defineCall({
  name: "list-studios",
  service: "studio-games",
  method: "GET",
  path: "/services/operator/v1/studios",
  summary: "The studios with their games and their last import",
  access: "operator",
  plainRead: true,
  role: "GAMES",
  brands: "shared",
  answers: { 200: z.object({ items: z.array(catalogueStudio) }) },
});
