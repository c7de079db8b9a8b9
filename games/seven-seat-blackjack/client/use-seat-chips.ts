import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import { useState } from "react";
import { betsOf, type TableBets } from "../../kit/client/chips-on-table.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { type LiveChips, type Slip, useLiveChips } from "../../kit/client/live/use-live-chips.ts";
import type { SeatBet } from "../math/seat-bet.ts";

const behindPrefix = "behind:";
/**
 * The name of the spot for chips behind a seat; chips on the player's own seat are on the spots main, pairs and poker.
 */
export const behindSpot = (seat: number): string => `${behindPrefix}${seat}`;
const isBehind = (spot: string): boolean => spot.startsWith(behindPrefix);

function chipsOf({ bet }: LiveBet): TableBets {
  const { seat, behind, bets } = bet as SeatBet;
  return behind ? bets.map(({ stake }) => ({ spot: behindSpot(seat), stake })) : bets;
}

/** The player's seat, and their chips on this seat and behind other seats. The server enforces the same rules. */
export function useSeatChips() {
  const { t, announce } = useGame();
  const [raises, setRaises] = useState(true);
  const [isSitting, setSitting] = useState(false);

  const chips = useLiveChips({ chipsOf, slipsOf });
  const { table } = chips;
  const mySeat = table.seats.find(({ isMine }) => isMine) ?? null;

  function slipsOf(placed: TableBets): Slip[] {
    const own = placed.filter(({ spot }) => !isBehind(spot));
    const behind = placed.filter(({ spot }) => isBehind(spot));
    return [
      ...(own.length > 0 && mySeat
        ? [
            {
              bet: { seat: mySeat.seat, behind: false, raises: false, bets: own },
              spots: own.map(({ spot }) => spot),
            },
          ]
        : []),
      ...behind.map(({ spot, stake }) => ({
        bet: {
          seat: Number(spot.slice(behindPrefix.length)),
          behind: true,
          raises,
          bets: [{ spot: "main", stake }],
        },
        spots: [spot],
      })),
    ];
  }

  const mine = table.live.bets.filter((bet) => table.live.mine.has(bet.id) && bet.state !== "REFUNDED");
  const placed = new Set(mine.flatMap(chipsOf).map(({ spot }) => spot));
  const hasOwn = [...placed].some((spot) => !isBehind(spot));
  const inHand = (spot: string) => betsOf(chips.inHand).find((bet) => bet.spot === spot)?.stake ?? 0;

  const seat: LiveChips = {
    ...chips,
    others: [],
    put(spot) {
      if (placed.has(spot) || (hasOwn && !isBehind(spot))) return;
      if (!isBehind(spot) && spot !== "main" && inHand("main") === 0) {
        announce(t("games-live-blackjack.mainFirst"));
        return;
      }
      chips.put(spot);
    },
    // A side bet needs a main bet, so side bets are taken off before the main bet.
    takeOff(spot) {
      const side = betsOf(chips.inHand).find((bet) => bet.spot === "pairs" || bet.spot === "poker");
      chips.takeOff(spot === "main" && side ? side.spot : spot);
    },
    canRepeat: chips.canRepeat && placed.size === 0 && mySeat !== null,
  };

  async function change(asked: Promise<string | null>): Promise<void> {
    setSitting(true);
    const refused = await asked;
    setSitting(false);
    if (refused === "SEAT_TAKEN" || refused === "ALREADY_SEATED")
      announce(t("games-seven-seat-blackjack.seatTaken"));
    else if (refused !== null) announce(t("games-seven-seat-blackjack.seatInPlay"));
  }

  return {
    seat,
    mySeat,
    /** Whether the player has bet on their own seat. If so, they can't leave it until the round is over. */
    hasOwn,
    raises,
    setRaises,
    isSitting,
    sit: (number: number) => void change(table.sit(number)),
    leave: () => void change(table.leaveSeat()),
  };
}

export type SeatChips = ReturnType<typeof useSeatChips>;
