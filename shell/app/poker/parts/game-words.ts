import type { PokerTable } from "@parlour/contracts/entities/poker";
import type { PokerTournament } from "@parlour/contracts/entities/poker-tournament";
import type { MessageKey } from "@parlour/web/i18n/messages";

export const gameKeys: Record<PokerTable["game"], MessageKey> = {
  holdem: "poker.gameHoldem",
  shortDeck: "poker.gameShortDeck",
  omaha: "poker.gameOmaha",
  omaha5: "poker.gameOmaha5",
  omahaHiLo: "poker.gameOmahaHiLo",
  omaha5HiLo: "poker.gameOmaha5HiLo",
};

export const limitKeys: Record<PokerTable["limit"], MessageKey> = {
  none: "poker.limitNone",
  pot: "poker.limitPot",
  fixed: "poker.limitFixed",
};

export const speedKeys: Record<PokerTournament["speed"], MessageKey> = {
  regular: "poker.speedRegular",
  turbo: "poker.speedTurbo",
  hyper: "poker.speedHyper",
};

export const botKeys: Record<NonNullable<PokerTable["bots"]>, MessageKey> = {
  NOVICE: "poker.botsNovice",
  REGULAR: "poker.botsRegular",
  STRONG: "poker.botsStrong",
};
