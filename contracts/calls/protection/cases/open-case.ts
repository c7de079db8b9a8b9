import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { CASE_KINDS, EVIDENCE_TYPES } from "../../../entities/case.ts";
import { playerIdParam } from "../../../entities/player-details.ts";
import { identifierInput, shortText } from "../../../entities/text.ts";

export const openCase = defineCall({
  name: "open-case",
  service: "cases",
  method: "POST",
  path: "/services/operator/v1/players/{playerId}/cases",
  summary: "Open a case about a player; support may open complaints only",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE"],
  params: playerIdParam,
  body: z.strictObject({
    kind: z.enum(CASE_KINDS),
    reason: shortText(500),
    /** The day from which the deadline is counted, such as the day a complaint arrived; today if it is left out. */
    receivedOn: z.iso.date("INVALID_FORMAT").optional(),
    /** The record that the case is about, such as the player's message. */
    evidence: z.strictObject({ type: z.enum(EVIDENCE_TYPES), ref: identifierInput }).optional(),
  }),
  /**
   * Returns the new case. If the player already has an open case of the same kind, the finding is added to it, and that
   * case is returned. Each complaint is a separate case.
   */
  answers: { 201: z.object({ id: z.string(), dueOn: z.string().nullable() }) },
  errors: ["FORBIDDEN", "NOT_FOUND"],
});
