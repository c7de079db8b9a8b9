import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { brand, brandDocument, brandIdInput } from "../../../entities/brand.ts";
import { reasonInput } from "../../../entities/operator.ts";

export const saveBrand = defineCall({
  name: "save-brand",
  service: "brands",
  method: "PUT",
  path: "/services/operator/v1/brands/{brandId}",
  summary:
    "Create a brand (version 0) or change it; a new brand is not live until two operators agree; a BRAND_DOCUMENT proposal changes what the two-person rules guard",
  access: "operator",
  role: "ADMIN",
  params: z.object({ brandId: brandIdInput }),
  body: z.strictObject({
    document: z.strictObject(brandDocument.shape),
    /** The version that the operator edited; 0 creates a brand. */
    version: z.number().int().min(0),
    reason: reasonInput,
  }),
  answers: { 200: brand },
  errors: ["CONFLICT", "NOT_FOUND", "SECOND_PERSON_REQUIRED"],
});
