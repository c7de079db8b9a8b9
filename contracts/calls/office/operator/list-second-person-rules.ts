import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { secondPersonAction } from "../../../entities/second-person.ts";

export const listSecondPersonRules = defineCall({
  name: "list-second-person-rules",
  service: "operator",
  method: "GET",
  path: "/services/operator/v1/second-person-rules",
  summary: "Which actions need a second operator, and from which amount; a change is proposed",
  access: "operator",
  brands: "shared",
  plainRead: true,
  answers: { 200: z.object({ items: z.array(secondPersonAction) }) },
});
