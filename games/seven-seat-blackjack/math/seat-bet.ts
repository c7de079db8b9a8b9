import { z } from "zod";
import { type BlackjackSpot, blackjackSpots } from "../../kit/math/blackjack/table-pay-tables.ts";
import { spotBet } from "../../kit/math/spot-table.ts";
import { SEATS } from "./seat-windows.ts";

const seatBetShape = z.strictObject({
  seat: z.int().min(1).max(SEATS),
  /** Whether the bet follows the decisions of the player at the seat. */
  behind: z.boolean(),
  /** Whether a bet behind adds to its stake when the seat doubles or splits, if the balance allows. */
  raises: z.boolean(),
  bets: z.array(z.unknown()),
});

const chips = spotBet(blackjackSpots);

/** A bet on a seat with optional side bets, or a main bet behind a seat. */
export type SeatBet = {
  seat: number;
  behind: boolean;
  raises: boolean;
  bets: { spot: string; stake: number }[];
};

export const stakeOn = ({ bets }: Pick<SeatBet, "bets">, spot: BlackjackSpot): number =>
  bets.find((chip) => chip.spot === spot)?.stake ?? 0;

export const seatBet: z.ZodType<SeatBet> = seatBetShape
  .transform(({ bets, ...rest }, { addIssue }) => {
    const parsed = chips.safeParse({ bets });
    if (!parsed.success) addIssue("The chips are invalid.");
    return { ...rest, bets: parsed.data?.bets ?? [] };
  })
  .refine((bet) => stakeOn(bet, "main") > 0 && (!bet.behind || bet.bets.length === 1));
