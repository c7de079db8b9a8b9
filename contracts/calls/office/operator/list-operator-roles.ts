import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { customRole } from "../../../entities/operator-role.ts";

export const listOperatorRoles = defineCall({
  name: "list-operator-roles",
  service: "operator",
  method: "GET",
  path: "/services/operator/v1/operator-roles",
  summary: "The custom roles, their permissions and who holds them; a change is proposed",
  access: "operator",
  plainRead: true,
  role: "ADMIN",
  answers: { 200: z.object({ items: z.array(customRole) }) },
});
