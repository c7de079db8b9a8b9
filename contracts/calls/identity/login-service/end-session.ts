import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { identifierInput } from "../../../entities/text.ts";

export const endSession = defineCall({
  name: "end-session",
  service: "login-service",
  method: "DELETE",
  path: "/services/login-service/v1/profiles/{session}/sessions/{id}",
  summary: "End one of the player's own sessions",
  access: "player",
  params: z.object({ id: identifierInput }),
  answers: { 200: acknowledgement },
  errors: ["NOT_FOUND"],
});
