import { closeAccount as call } from "@parlour/contracts/calls/protection/account-closing/close-account";
import { countedProof } from "../../../../kit/counted-proof.ts";
import { wrongProofs } from "../../../../kit/player-proofs.ts";
import { isRefusal, refuse, refuseFields } from "../../../../kit/refusal.ts";
import { requirePin } from "../../../../kit/require-pin.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { closingJob } from "../closing-job.ts";
import { insertClosing } from "../closing-store.ts";
import { sendClosingLetter } from "../letters.ts";
import type { ClosingParts } from "../parts.ts";

/**
 * Closes the player's account. All sessions and play end immediately; the money is paid out automatically
 * once open wagers are settled.
 */
export function closeAccount(parts: ClosingParts): Route {
  const { kit, players, bonuses, payouts } = parts;
  return route(call, async ({ session: { playerId }, body }) => {
    const player = await players.get(playerId);
    const counter = wrongProofs(playerId, "PASSWORD");
    const proof = await countedProof(kit.limits, counter, () => players.isPassword(player, body.password));
    if (!proof.right) {
      return proof.remaining === 0
        ? refuse("ACCOUNT_BLOCKED", { remainingBlockingTime: proof.retryAfterSeconds })
        : refuseFields([{ code: "PASSWORD_WRONG", field: "password" }]);
    }
    if (body.target !== null) {
      if (body.pinCode === undefined) return refuseFields([{ code: "REQUIRED", field: "pinCode" }]);
      const wrongPin = await requirePin(parts, playerId, body.pinCode);
      if (wrongPin) return wrongPin;
      const plan = await payouts.plan(playerId, body.target);
      if (isRefusal(plan)) return refuseFields([{ code: "INVALID_VALUE", field: "target" }]);
    }
    const revocation = await bonuses.prepareRevokeAll(playerId);
    return await kit.db.transaction(async (tx) => {
      await revocation.apply(tx);
      const closing = { playerId, state: "WAITING", target: body.target, requestedBy: playerId } as const;
      if (!(await insertClosing(tx, { ...closing, now: kit.clock.now() }))) return refuse("CONFLICT");
      await players.close(tx, playerId);
      await sendClosingLetter(kit, tx, player, "requested");
      await kit.jobs.enqueue(tx, closingJob, { playerId }, { singletonKey: playerId });
      return { ok: true } as const;
    });
  });
}
