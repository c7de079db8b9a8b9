import type { Kit } from "../../kit/kit.ts";
import type { OperationGuard } from "../../kit/ports/operation-guard.ts";
import type { SiteSettings } from "../../kit/ports/site-settings.ts";
import { refuse } from "../../kit/refusal.ts";
import { useCode } from "./confirmation-codes.ts";
import { clearProofs, countProof } from "./operation-limit.ts";
import { useVerifiedOperation } from "./verified-operation-store.ts";

export function createOperationGuard(kit: Kit, settings: SiteSettings): OperationGuard {
  return {
    async requireConfirmation(session, operation, code) {
      const { mfaOperations } = await settings.get();
      if (!mfaOperations.includes(operation)) return undefined;
      if (code === undefined) {
        const verified = await useVerifiedOperation(kit.db, session.id, operation, kit.clock.now());
        return verified ? undefined : refuse("MFA_REQUIRED", { operation });
      }
      const attempt = await countProof(kit, session.playerId, operation);
      if (attempt.allowed && (await useCode(kit, session.playerId, operation, code))) {
        await clearProofs(kit, session.playerId, operation);
        return undefined;
      }
      if (attempt.remaining === 0) {
        return refuse("ACCOUNT_BLOCKED", { remainingBlockingTime: attempt.retryAfterSeconds });
      }
      return refuse("MFA_INVALID_CONFIRMATION_CODE", { remainingAttempts: attempt.remaining });
    },
  };
}
