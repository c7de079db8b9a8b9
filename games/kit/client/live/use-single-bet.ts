import type { MessageKey } from "@parlour/web/i18n/messages";
import { betsOf } from "../chips-on-table.ts";
import { useGame } from "../game-context.ts";
import type { LiveChips } from "./use-live-chips.ts";

/**
 * Chips at a table that takes one bet of a player per round, with side bets that need chips on the main spot, as the
 * server does.
 */
export function useSingleBet(seat: LiveChips, main: string, hint: MessageKey): LiveChips {
  const { t, announce } = useGame();
  const chipsOn = (spot: string) => betsOf(seat.inHand).find((bet) => bet.spot === spot)?.stake ?? 0;
  const isPlaced = seat.lyingTotal > 0;
  return {
    ...seat,
    put(spot) {
      if (isPlaced) return;
      if (spot !== main && chipsOn(main) === 0) {
        announce(t(hint));
        return;
      }
      seat.put(spot);
    },
    // Side bets are taken off before the chips that they need.
    takeOff(spot) {
      const side = betsOf(seat.inHand).find((bet) => bet.spot !== main);
      seat.takeOff(spot === main && side ? side.spot : spot);
    },
    canRepeat: seat.canRepeat && !isPlaced,
  };
}
