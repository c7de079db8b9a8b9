import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { methodForm } from "../../../entities/payment-kind.ts";
import { listMethodGroups } from "./list-method-groups.ts";

export const listMethodForms = defineCall({
  name: "list-method-forms",
  service: "routing",
  method: "GET",
  path: "/services/routing/config/payment-methods/method-forms",
  summary: "The form fields and appearance of the offered payment methods, as their providers declare them",
  access: "anyone",
  query: listMethodGroups.query,
  answers: { 200: z.array(methodForm) },
});
