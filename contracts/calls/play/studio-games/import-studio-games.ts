import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { studioImport } from "../../../entities/studio-catalogue.ts";
import { identifierInput } from "../../../entities/text.ts";

export const importStudioGames = defineCall({
  name: "import-studio-games",
  service: "studio-games",
  method: "POST",
  path: "/services/operator/v1/studios/{id}/imports",
  summary: "Read a studio's feed and pictures, and offer the games that are valid",
  access: "operator",
  role: "GAMES",
  brands: "shared",
  params: z.object({ id: identifierInput }),
  answers: { 200: studioImport },
  errors: ["NOT_FOUND", "CONFLICT"],
});
