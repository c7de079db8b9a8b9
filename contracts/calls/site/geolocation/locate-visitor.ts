import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";

export const locateVisitor = defineCall({
  name: "locate-visitor",
  service: "geolocation",
  method: "GET",
  path: "/services/geolocation/subdivision",
  summary: "Set the cookies st and Country to the visitor's location",
  access: "anyone",
  answers: { 202: acknowledgement },
});
