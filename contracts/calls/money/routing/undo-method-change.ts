import { defineCall } from "../../../call.ts";
import { undoBody, versionParams } from "../../../entities/configuration-version.ts";
import { offeredMethod } from "../../../entities/offered-method.ts";

export const undoMethodChange = defineCall({
  name: "undo-method-change",
  service: "routing",
  method: "POST",
  path: "/services/operator/v1/payment-method-changes/{version}/undo",
  summary:
    "Restore a payment method to its state before a change, except its limits and fee, which need two operators",
  access: "operator",
  role: "PAYMENTS",
  params: versionParams,
  body: undoBody,
  answers: { 200: offeredMethod },
  errors: ["NOT_FOUND", "CONFLICT"],
});
