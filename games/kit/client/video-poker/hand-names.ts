import type { MessageKey } from "@parlour/web/i18n/messages";
import type { DoubleUp } from "../../math/video-poker-double-up.ts";
import { handWords } from "../../math/video-poker-pay-tables.ts";

export const handNames: Readonly<Record<string, MessageKey>> = handWords;

export const doubleOutcomes: Readonly<Record<DoubleUp["outcome"], MessageKey>> = {
  won: "games-video-poker.doubleWon",
  tied: "games-video-poker.doubleTied",
  lost: "games-video-poker.doubleLost",
};
