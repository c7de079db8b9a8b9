import { cancelDataErasure as call } from "@parlour/contracts/calls/identity/personal-data/cancel-data-erasure";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { endErasure } from "../erasure-store.ts";
import type { PersonalDataParts } from "../parts.ts";

export function cancelDataErasure({ kit }: PersonalDataParts): Route {
  return route(call, async ({ params: { playerId }, body: { reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      if (!(await endErasure(tx, playerId, "CANCELLED", kit.clock.now()))) return refuse("CONFLICT");
      await operator.audit(tx, { subject: `player:${playerId}`, after: { erasure: "CANCELLED" }, reason });
      return { ok: true } as const;
    }),
  );
}
