import { addHarmCaseStep as call } from "@parlour/contracts/calls/protection/harm-cases/add-harm-case-step";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { caseAfter } from "../case-machine.ts";
import { lockCase, updateCase } from "../case-store.ts";
import type { HarmParts } from "../parts.ts";
import { addStep } from "../step-store.ts";

export function addHarmCaseStep({ kit }: HarmParts): Route {
  return route(call, async ({ params: { id }, body: { kind, text, followUpOn }, operator }) => {
    const now = kit.clock.now();
    const isFollowUp = kind === "FOLLOW_UP";
    if (isFollowUp && followUpOn === undefined) {
      return refuseFields([{ code: "REQUIRED", field: "followUpOn" }]);
    }
    if (isFollowUp && followUpOn! <= now.toISOString().slice(0, 10)) {
      return refuseFields([{ code: "TOO_SMALL", field: "followUpOn" }]);
    }
    return await kit.db.transaction(async (tx) => {
      const before = await lockCase(tx, id);
      if (before === undefined) return refuse("NOT_FOUND");
      if (before.state === "CLOSED") return refuse("CONFLICT");
      const state = isFollowUp ? caseAfter(before.state, "postpone")! : before.state;
      const day = isFollowUp ? followUpOn! : before.followUpOn;
      const after = await updateCase(tx, id, { state, followUpOn: day, now });
      const words = isFollowUp ? `${followUpOn}: ${text}` : text;
      await addStep(tx, { caseId: id, kind, text: words, operatorName: operator.name, at: now });
      await operator.audit(tx, {
        subject: `harm-case:${id}`,
        before: { state: before.state, followUpOn: before.followUpOn },
        after: { state: after.state, followUpOn: after.followUpOn, step: kind, playerId: before.playerId },
        reason: text,
      });
      return after;
    });
  });
}
