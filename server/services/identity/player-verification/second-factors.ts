import { countedProof } from "../../../kit/counted-proof.ts";
import type { Kit } from "../../../kit/kit.ts";
import { wrongProofs } from "../../../kit/player-proofs.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { FactorVerdict, SecondFactors } from "../../../kit/ports/second-factors.ts";
import { sendCode, useCode } from "./confirmation-codes.ts";
import { findTwoFactorState, useSecondFactor } from "./two-factor.ts";

export function createSecondFactors(kit: Kit, players: Players): SecondFactors {
  return {
    isEnrolled: async (playerId) => (await findTwoFactorState(kit.db, playerId)) === "ENABLED",
    async sendLoginCode(player) {
      await sendCode(kit, player, "login");
    },
    async verify(player, method, code) {
      switch (method) {
        case "SMS":
          return verdictOf(await useCode(kit, kit.db, { player, purpose: "login", code }));
        case "PIN_CODE":
          return await checkPin(kit, players, player.id, code);
        case "TWO_FACTOR_AUTHENTICATION":
          return verdictOf(await useSecondFactor(kit, player.id, code));
      }
    },
  };
}

const verdictOf = (isRight: boolean): FactorVerdict => ({ kind: isRight ? "right" : "wrong" });

/** Checks a PIN. Wrong PINs at a login are counted together with those at the cashier. */
async function checkPin(kit: Kit, players: Players, playerId: string, code: string): Promise<FactorVerdict> {
  const proof = await countedProof(kit.limits, wrongProofs(playerId, "PIN_CODE"), () =>
    players.isPinCode(playerId, code),
  );
  if (proof.right) return { kind: "right" };
  if (proof.remaining > 0) return { kind: "wrong" };
  return { kind: "blocked", retryAfterSeconds: proof.retryAfterSeconds };
}
