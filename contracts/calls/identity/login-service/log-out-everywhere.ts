import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const logOutEverywhere = defineCall({
  name: "log-out-everywhere",
  service: "login-service",
  method: "DELETE",
  path: "/services/login-service/v1/profiles/{session}/sessions",
  summary: "End every other session of the player",
  access: "player",
  answers: { 200: z.object({ ended: z.number().int() }) },
});
