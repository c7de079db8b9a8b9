import type { Kit } from "../../../kit/kit.ts";
import type { OperationGuard } from "../../../kit/ports/operation-guard.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { SiteSettings } from "../../../kit/ports/site-settings.ts";
import { refuse } from "../../../kit/refusal.ts";
import { useCode } from "./confirmation-codes.ts";
import { codeErrors, readProofLimit, refuseUnlessProven } from "./operation-limit.ts";
import { useVerifiedOperation } from "./verified-operation-store.ts";

type Parts = { settings: SiteSettings; players: Players };

export function createOperationGuard(kit: Kit, { settings, players }: Parts): OperationGuard {
  const requireProof: OperationGuard["requireProof"] = async (session, operation, code) => {
    if (code === undefined) {
      const verified = await useVerifiedOperation(kit.db, session.id, operation, kit.clock.now());
      return verified ? undefined : refuse("MFA_REQUIRED", { operation });
    }
    const { playerId } = session;
    return await refuseUnlessProven(kit, { playerId, operation, errors: codeErrors }, async () =>
      useCode(kit, kit.db, { player: await players.get(playerId), purpose: operation, code }),
    );
  };
  return {
    requireProof,

    async requireConfirmation(session, operation, code) {
      const { mfaOperations } = await settings.get();
      return mfaOperations.includes(operation) ? await requireProof(session, operation, code) : undefined;
    },

    async requirePhoneCode(player, code, apply) {
      const operation = "validatePhone";
      return await refuseUnlessProven(kit, { playerId: player.id, operation, errors: codeErrors }, () =>
        kit.db.transaction(async (tx) => {
          const isRight = await useCode(kit, tx, { player, purpose: operation, code });
          if (isRight) await apply(tx);
          return isRight;
        }),
      );
    },

    async isBlocked(playerId, operation) {
      return !(await readProofLimit(kit, playerId, operation)).allowed;
    },
  };
}
