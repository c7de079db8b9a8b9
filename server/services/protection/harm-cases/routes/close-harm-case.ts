import { closeHarmCase as call } from "@parlour/contracts/calls/protection/harm-cases/close-harm-case";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { caseAfter } from "../case-machine.ts";
import { lockCase, updateCase } from "../case-store.ts";
import type { HarmParts } from "../parts.ts";
import { addStep } from "../step-store.ts";

/** After these outcomes an account that is held for review stays held; the player can still withdraw. */
const keepsHold: ReadonlySet<string> = new Set(["DUPLICATE_ACCOUNT", "EXCLUDED", "ACCOUNT_CLOSED"]);

export function closeHarmCase({ kit, protection }: HarmParts): Route {
  return route(call, async ({ params: { id }, body: { outcome, reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      const now = kit.clock.now();
      const before = await lockCase(tx, id);
      if (before === undefined) return refuse("NOT_FOUND");
      const state = caseAfter(before.state, "close");
      if (state === undefined) return refuse("CONFLICT");
      const after = await updateCase(tx, id, { state, outcome, now });
      if (!keepsHold.has(outcome)) await protection.endReview(tx, before.playerId);
      const text = `${outcome}: ${reason}`;
      await addStep(tx, { caseId: id, kind: "CLOSED", text, operatorName: operator.name, at: now });
      await operator.audit(tx, {
        subject: `harm-case:${id}`,
        before: { state: before.state },
        after: { state, outcome, playerId: before.playerId },
        reason,
      });
      return after;
    }),
  );
}
