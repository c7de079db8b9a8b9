import { defineCall } from "../../../call.ts";
import { undoBody, versionParams } from "../../../entities/configuration-version.ts";
import { ruledPlace } from "../../../entities/jurisdiction.ts";

export const undoJurisdictionChange = defineCall({
  name: "undo-jurisdiction-change",
  service: "jurisdictions",
  method: "POST",
  path: "/services/operator/v1/jurisdiction-changes/{version}/undo",
  summary: "Gives a place the rules that it had before a change; the way back is a change of its own",
  access: "operator",
  role: "COMPLIANCE",
  params: versionParams,
  body: undoBody,
  answers: { 200: ruledPlace },
  errors: ["NOT_FOUND", "CONFLICT"],
});
