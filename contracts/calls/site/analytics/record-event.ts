import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { ANALYTICS_EVENTS, MFA_OPERATIONS } from "../../../enumerations.ts";

export const recordEvent = defineCall({
  name: "record-event",
  service: "analytics",
  method: "POST",
  path: "/services/analytics/v1/events",
  summary: "Count a browser event; sent as a beacon, without personal data",
  access: "anyone",
  body: z.strictObject({
    name: z.enum(ANALYTICS_EVENTS),
    operation: z.enum(MFA_OPERATIONS),
    /** The error code that was returned, or a placeholder if there was none. */
    reason: z.string().regex(/^\w{1,64}$/),
  }),
  answers: { 202: acknowledgement },
  limit: { max: 60, windowSeconds: 60 },
});
