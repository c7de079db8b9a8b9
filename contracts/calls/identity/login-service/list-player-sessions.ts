import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { playerDeskRoles, playerIdParam, sessionDetails } from "../../../entities/player-details.ts";
import { loginRecord } from "../../../entities/player-session.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listPlayerSessions = defineCall({
  name: "list-player-sessions",
  service: "login-service",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/sessions",
  summary: "A player's sessions and logins, newest first",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  query: z.object({
    /** The id of the last session on the previous page. */
    sessionsCursor: identifierInput.optional(),
    /** The id of the last login on the previous page. */
    signInsCursor: identifierInput.optional(),
  }),
  answers: {
    200: z.object({
      sessions: z.array(sessionDetails),
      nextSessionsCursor: z.string().nullable(),
      signIns: z.array(loginRecord),
      nextSignInsCursor: z.string().nullable(),
    }),
  },
});
