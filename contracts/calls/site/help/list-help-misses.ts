import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const listHelpMisses = defineCall({
  name: "list-help-misses",
  service: "help",
  method: "GET",
  path: "/services/operator/v1/help-misses",
  summary: "The 200 most frequent help searches without a result",
  access: "operator",
  plainRead: true,
  role: ["CONTENT", "SUPPORT"],
  answers: {
    200: z.array(
      z.object({ language: z.string(), words: z.string(), count: z.number(), lastAskedOn: z.iso.date() }),
    ),
  },
});
