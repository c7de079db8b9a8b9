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
      /** The areas in which the operator may make changes. */
      roles: z.array(z.enum(OPERATOR_ROLES)),
      /** The areas that the operator may see. */
      viewRoles: z.array(z.enum(OPERATOR_ROLES)),
      /** The areas in which the operator may approve what others propose. */
      approverRoles: z.array(z.enum(OPERATOR_ROLES)),
      /** The names of the operator's custom roles. */
      customRoles: z.array(z.string()),
      /** The brands whose players the operator may see; null means all of them. */
      brandIds: z.array(z.string()).nullable(),
      twoFactor: z.enum(["NOT_ENROLLED", "PENDING", "ENABLED"]),
      mustEnrol: z.boolean(),
      mode: z.enum(RUN_MODES),
    }),
  },
  errors: ["NOT_FOUND"],
});
