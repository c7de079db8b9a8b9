import type { MessageKey } from "@parlour/web/i18n/messages";
import { betsOf } from "../chips-on-table.ts";
import { useGame } from "../game-context.ts";
import type { LiveChips } from "./use-live-chips.ts";

/**
 * The chips at a table that takes one bet per player and round. Side bets need chips on the main spot; the server
 * enforces the same rules.
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
    // Side bets need chips on the main spot, so they are removed before the main chips.
    takeOff(spot) {
      const side = betsOf(seat.inHand).find((bet) => bet.spot !== main);
      seat.takeOff(spot === main && side ? side.spot : spot);
    },
    canRepeat: seat.canRepeat && !isPlaced,
  };
}
