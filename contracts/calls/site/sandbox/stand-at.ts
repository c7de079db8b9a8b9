import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";

export const standAt = defineCall({
  name: "stand-at",
  service: "sandbox",
  method: "PUT",
  path: "/sandbox/place",
  summary: "Puts this browser somewhere else in the world: everything is filtered as if it were there",
  access: "anyone",
  body: z.strictObject({
    /** A country or subdivision, `NOWHERE` for a place that nobody knows, null for where the address is. */
    place: z
      .string()
      .regex(/^(?:[A-Z]{2}(?:-[A-Z0-9]{1,3})?|NOWHERE)$/)
      .nullable(),
  }),
  answers: { 200: acknowledgement },
});
