import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { brand } from "../../../entities/brand.ts";

export const listBrands = defineCall({
  name: "list-brands",
  service: "brands",
  method: "GET",
  path: "/services/operator/v1/brands",
  summary: "The brands of this installation that the operator may see, starting with the first brand",
  access: "operator",
  brands: "handled",
  plainRead: true,
  answers: { 200: z.object({ items: z.array(brand) }) },
});
