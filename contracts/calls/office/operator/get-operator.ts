import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { OPERATOR_ROLES, RUN_MODES } from "../../../enumerations.ts";

export const getOperator = defineCall({
  name: "get-operator",
  service: "operator",
  method: "GET",
  path: "/services/operator/v1/me",
  summary: "The current operator: name, roles and two-factor status",
  access: "operator",
  brands: "shared",
  plainRead: true,
  polled: true,
  answers: {
    200: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      roles: z.array(z.enum(OPERATOR_ROLES)),
      /** The brands whose players the operator may see; null means all of them. */
      brandIds: z.array(z.string()).nullable(),
      twoFactor: z.enum(["NOT_ENROLLED", "PENDING", "ENABLED"]),
      mustEnrol: z.boolean(),
      mode: z.enum(RUN_MODES),
    }),
  },
  errors: ["NOT_FOUND"],
});
