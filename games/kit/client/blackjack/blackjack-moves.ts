import type { MessageKey } from "@parlour/web/i18n/messages";
import type { BlackjackMove } from "../../math/blackjack/blackjack-odds.ts";
import type { MoveTone } from "../move-buttons.tsx";

export const moveNames: Record<BlackjackMove, MessageKey> = {
  hit: "games-blackjack.hit",
  stand: "games-blackjack.stand",
  double: "games-blackjack.double",
  split: "games-blackjack.split",
  insure: "games-blackjack.insure",
  decline: "games-blackjack.decline",
  surrender: "games-blackjack.surrender",
};

export const moveTones: Partial<Record<BlackjackMove, MoveTone>> = {
  hit: "play",
  stand: "danger",
  insure: "primary",
};

export const moveKeys: Record<BlackjackMove, string> = {
  hit: "H",
  stand: "S",
  double: "D",
  split: "P",
  insure: "Y",
  decline: "N",
  surrender: "U",
};
