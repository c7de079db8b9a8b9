import { unblockPlayerOperation as call } from "@parlour/contracts/calls/identity/player-verification/unblock-player-operation";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readProofLimit, unblockOperation } from "../operation-limit.ts";
import { readProtection } from "../protection.ts";

export function unblockPlayerOperationRoute(kit: Kit): Route {
  return route(call, async ({ params: { playerId }, body: { operation, reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      const { allowed } = await readProofLimit(kit, playerId, operation, tx);
      if (allowed) return refuse("CONFLICT");
      await unblockOperation(kit, playerId, operation, tx);
      await operator.audit(tx, {
        subject: `player:${playerId}`,
        before: { [operation]: "BLOCKED" },
        after: { [operation]: "AVAILABLE" },
        reason,
      });
      return await readProtection(kit, playerId, tx);
    }),
  );
}
