import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";

export const locateVisitor = defineCall({
  name: "locate-visitor",
  service: "geolocation",
  method: "GET",
  path: "/services/geolocation/subdivision",
  summary: "Sets the cookies st and Country to where the visitor is",
  access: "anyone",
  answers: { 202: acknowledgement },
});
