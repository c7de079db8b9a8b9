import { defineCall } from "../../../call.ts";
import { undoBody, versionParams } from "../../../entities/configuration-version.ts";
import { ruledPlace } from "../../../entities/jurisdiction.ts";

export const undoJurisdictionChange = defineCall({
  name: "undo-jurisdiction-change",
  service: "jurisdictions",
  method: "POST",
  path: "/services/operator/v1/jurisdiction-changes/{version}/undo",
  summary: "Revert a change to a jurisdiction; the revert is recorded as a change",
  access: "operator",
  role: "COMPLIANCE",
  params: versionParams,
  body: undoBody,
  answers: { 200: ruledPlace },
  errors: ["NOT_FOUND", "CONFLICT", "SECOND_PERSON_REQUIRED"],
});
