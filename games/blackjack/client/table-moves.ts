import type { MessageKey } from "@parlour/web/i18n/messages";
import { moveKeys, moveNames, moveTones } from "../../kit/client/blackjack/blackjack-moves.ts";
import type { MoveTone } from "../../kit/client/move-buttons.tsx";
import type { BlackjackTableMove } from "../math/state.ts";

/** The name, key and colour of each move of this table. */
export const tableMoves: Record<BlackjackTableMove, { name: MessageKey; key: string; tone: MoveTone }> = {
  hit: { name: moveNames.hit, key: moveKeys.hit, tone: "play" },
  stand: { name: moveNames.stand, key: moveKeys.stand, tone: "danger" },
  double: { name: moveNames.double, key: moveKeys.double, tone: "secondary" },
  split: { name: moveNames.split, key: moveKeys.split, tone: "secondary" },
  surrender: { name: moveNames.surrender, key: moveKeys.surrender, tone: "secondary" },
  insure: { name: moveNames.insure, key: moveKeys.insure, tone: moveTones.insure! },
  decline: { name: moveNames.decline, key: moveKeys.decline, tone: "secondary" },
  declineAll: { name: "games-blackjack.declineAll", key: "X", tone: "secondary" },
};
