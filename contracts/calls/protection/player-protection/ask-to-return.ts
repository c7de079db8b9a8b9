import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerBreaks } from "../../../entities/protection.ts";
import { BREAK_SCOPES } from "../../../enumerations.ts";

export const askToReturn = defineCall({
  name: "ask-to-return",
  service: "player-protection",
  method: "POST",
  path: "/services/player-protection/v1/profiles/{session}/breaks/return",
  summary: "Ask to play again after a self-exclusion has ended; play is possible 24 hours later",
  access: "player",
  body: z.strictObject({ scope: z.enum(BREAK_SCOPES).default("ALL") }),
  answers: { 200: playerBreaks },
  errors: ["CONFLICT"],
});
