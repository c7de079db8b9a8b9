import type { Kit } from "../../kit/kit.ts";
import type { Players } from "../../kit/ports/players.ts";
import type { SecondFactors } from "../../kit/ports/second-factors.ts";
import { sendCode, useCode } from "./confirmation-codes.ts";
import { findTwoFactorStatus, useAuthenticatorCode } from "./two-factor.ts";

export function createSecondFactors(kit: Kit, players: Players): SecondFactors {
  return {
    isEnrolled: async (playerId) => (await findTwoFactorStatus(kit.db, playerId)) === "ENABLED",
    async sendLoginCode(player) {
      await sendCode(kit, player, "login");
    },
    verify(player, method, code) {
      switch (method) {
        case "SMS":
          return useCode(kit, player.id, "login", code);
        case "PIN_CODE":
          return players.isPinCode(player.id, code);
        case "TWO_FACTOR_AUTHENTICATION":
          return useAuthenticatorCode(kit, player.id, code);
      }
    },
  };
}
