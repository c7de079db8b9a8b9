import { z } from "zod";
import { sideBets } from "../../kit/math/blackjack/side-bets.ts";
import { stake } from "../../kit/math/pay.ts";
import { spotBet } from "../../kit/math/spot-table.ts";
import { type BlackjackBet, seatNumbers, spotOf } from "./seats.ts";

const spots = seatNumbers.flatMap((seat) =>
  (["main", ...sideBets] as const).map((kind) => spotOf(kind, seat)),
);
const chips = spotBet(spots);

const isStake = (bet: { stake?: unknown; bets?: unknown }): boolean =>
  (bet.stake === undefined) !== (bet.bets === undefined);

const hasMainBets = ({ bets }: { bets?: unknown }): boolean => {
  if (bets === undefined) return true;
  const parsed = chips.safeParse({ bets });
  if (!parsed.success) return false;
  const placed = new Set(parsed.data.bets.map(({ spot }) => spot));
  return parsed.data.bets.every(({ spot }) => placed.has(`main:${spot.split(":")[1]}`));
};

/** Accepts side bets only on hands that have a main bet. */
export const blackjackBet = z
  .strictObject({ stake: stake.exactOptional(), bets: z.array(z.unknown()).exactOptional() })
  .refine((bet) => isStake(bet) && hasMainBets(bet)) as unknown as z.ZodType<BlackjackBet>;
