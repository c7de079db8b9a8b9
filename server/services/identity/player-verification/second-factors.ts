import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { SecondFactors } from "../../../kit/ports/second-factors.ts";
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
          return await useCode(kit, kit.db, { player, purpose: "login", code });
        case "PIN_CODE":
          return await players.isPinCode(player.id, code);
        case "TWO_FACTOR_AUTHENTICATION":
          return await useSecondFactor(kit, player.id, code);
      }
    },
  };
}
