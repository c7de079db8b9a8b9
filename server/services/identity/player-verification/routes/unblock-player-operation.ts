import { unblockPlayerOperation as call } from "@parlour/contracts/calls/identity/player-verification/unblock-player-operation";
import type { Kit } from "../../../../kit/kit.ts";
import { wrongProofs } from "../../../../kit/player-proofs.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readProofLimit, unblockOperation } from "../operation-limit.ts";
import { readProtection } from "../protection.ts";

export function unblockPlayerOperationRoute(kit: Kit): Route {
  return route(call, async ({ params: { playerId }, body: { operation, reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      const isProof = operation === "PASSWORD" || operation === "PIN_CODE";
      const { allowed } = isProof
        ? await kit.limits.peek(wrongProofs(playerId, operation), tx)
        : await readProofLimit(kit, playerId, operation, tx);
      if (allowed) return refuse("CONFLICT");
      if (isProof) await kit.limits.reset(wrongProofs(playerId, operation), tx);
      else await unblockOperation(kit, playerId, operation, tx);
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
