import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";

export const setSandboxLocation = defineCall({
  name: "set-sandbox-location",
  service: "sandbox",
  method: "PUT",
  path: "/sandbox/place",
  summary: "Set this browser's location in the sandbox",
  access: "anyone",
  body: z.strictObject({
    /**
     * A country or subdivision, `NOWHERE` for an unknown location, null for the location of the visitor's IP
     * address.
     */
    place: z
      .string()
      .regex(/^(?:[A-Z]{2}(?:-[A-Z0-9]{1,3})?|NOWHERE)$/)
      .nullable(),
  }),
  answers: { 200: acknowledgement },
});
