import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { siteExclusions } from "../../../entities/site-exclusions.ts";
import { shortText } from "../../../entities/text.ts";

const country = z.string().regex(/^[A-Z]{2}$/);
const subdivision = z.string().regex(/^[A-Z0-9]{1,3}$/);

export const setSiteExclusions = defineCall({
  name: "set-site-exclusions",
  service: "geolocation",
  method: "PUT",
  path: "/services/operator/v1/site-exclusions",
  summary: "Set where joining, deposits and play are refused; takes effect on every server within a second",
  access: "operator",
  role: "COMPLIANCE",
  body: z.strictObject({
    filter: z.strictObject({
      notIn: z.strictObject({ countrySubdivision: z.record(country, z.array(subdivision).max(100)) }),
    }),
    /** The version the operator saw; if a newer one exists, the change is refused as a conflict. */
    version: z.int().min(0),
    reason: shortText(500),
  }),
  answers: { 200: siteExclusions },
  errors: ["CONFLICT"],
});
