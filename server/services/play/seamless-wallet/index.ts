import type { Service } from "../../../kit/service.ts";
import { contributeToStudioJackpot } from "./routes/contribute-to-studio-jackpot.ts";
import { endStudioRound } from "./routes/end-studio-round.ts";
import { getStudioBalance } from "./routes/get-studio-balance.ts";
import { payPromotionalWin } from "./routes/pay-promotional-win.ts";
import { payStudioJackpot } from "./routes/pay-studio-jackpot.ts";
import { payStudioWin } from "./routes/pay-studio-win.ts";
import { placePromotionalBet } from "./routes/place-promotional-bet.ts";
import { placeStudioBet } from "./routes/place-studio-bet.ts";
import { rollStudioBetBack } from "./routes/roll-studio-bet-back.ts";
import type { StudioPorts } from "./studio-parts.ts";
import { countRequests, studios } from "./studios.ts";

export { openStudioSession } from "./studio-store.ts";
export { studioSource, studios } from "./studios.ts";

export function seamlessWalletService(ports: StudioPorts): Service {
  return {
    name: "seamless-wallet",
    migrations: new URL("migrations/", import.meta.url),
    authoriseProvider: studios.authorise,
    async start({ db, config }) {
      await studios.noteSecrets(db, config);
      return async () => {};
    },
    routes(kit) {
      const parts = { ...ports, kit };
      return [
        getStudioBalance(parts),
        placeStudioBet(parts),
        payStudioWin(parts),
        rollStudioBetBack(parts),
        endStudioRound(parts),
        placePromotionalBet(parts),
        payPromotionalWin(parts),
        contributeToStudioJackpot(parts),
        payStudioJackpot(parts),
      ].map((one) => countRequests(kit, one));
    },
  };
}
