import type { Service } from "../../kit/service.ts";
import { authoriseStudio } from "./authorise-studio.ts";
import { closeGameWallet } from "./game-wallet.ts";
import { contributeToStudioJackpot } from "./routes/contribute-to-studio-jackpot.ts";
import { endStudioRound } from "./routes/end-studio-round.ts";
import { getStudioBalance } from "./routes/get-studio-balance.ts";
import { payPromotionalWin } from "./routes/pay-promotional-win.ts";
import { payStudioJackpot } from "./routes/pay-studio-jackpot.ts";
import { payStudioWin } from "./routes/pay-studio-win.ts";
import { placePromotionalBet } from "./routes/place-promotional-bet.ts";
import { placeStudioBet } from "./routes/place-studio-bet.ts";
import { rollStudioBetBack } from "./routes/roll-studio-bet-back.ts";

export { gameWalletOf } from "./game-wallet.ts";
export { roundGames } from "./round-games.ts";
export { settledRoundsOf } from "./settled-rounds.ts";
export { studioKey } from "./studio-keys.ts";
export { addStudio, openStudioSession } from "./studio-store.ts";

export const seamlessWalletService: Service = {
  name: "seamless-wallet",
  migrations: new URL("migrations/", import.meta.url),
  authoriseProvider: authoriseStudio,
  routes: (kit) => [
    getStudioBalance(kit),
    placeStudioBet(kit),
    payStudioWin(kit),
    rollStudioBetBack(kit),
    endStudioRound(kit),
    placePromotionalBet(kit),
    payPromotionalWin(kit),
    contributeToStudioJackpot(kit),
    payStudioJackpot(kit),
  ],
  start: async (kit) => () => closeGameWallet(kit),
};
