import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { methodChanges, offeredMethod } from "../../../entities/offered-method.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { identifierInput } from "../../../entities/text.ts";
import { PAYMENT_TYPES } from "../../../enumerations.ts";

export const changeOfferedMethod = defineCall({
  name: "change-offered-method",
  service: "routing",
  method: "PUT",
  path: "/services/operator/v1/payment-methods/{paymentType}/{code}/{currency}",
  summary: "Switch a payment method on or off, or change its name, position and conditions",
  access: "operator",
  role: "PAYMENTS",
  params: z.object({ paymentType: z.enum(PAYMENT_TYPES), code: identifierInput, currency: identifierInput }),
  body: z.strictObject({
    ...methodChanges,
    /**
     * The values that the operator saw of each field to change. If one has changed since, the change is refused.
     */
    before: z.strictObject(methodChanges),
    reason: reasonInput,
  }),
  answers: { 200: offeredMethod },
  errors: ["NOT_FOUND", "CONFLICT"],
});
