import type { MessageKey } from "@parlour/web/i18n/messages";
import type { BaccaratKind } from "../math/baccarat.ts";

export const betNames: Record<BaccaratKind, MessageKey> = {
  player: "games-tables.baccaratPlayer",
  banker: "games-tables.baccaratBanker",
  tie: "games-tables.baccaratTie",
  playerPair: "games-tables.baccaratPlayerPair",
  bankerPair: "games-tables.baccaratBankerPair",
};

/** What is paid on top of the stake, as it is printed on the cloth. */
export const betOdds: Record<BaccaratKind, string> = {
  player: "1:1",
  banker: "0.95:1",
  tie: "8:1",
  playerPair: "11:1",
  bankerPair: "11:1",
};
