import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Transaction } from "@parlour/server/kit/database";
import { listBets, voidBets } from "../bet-store.ts";
import type { Round } from "../round-store.ts";
import { countMissedRounds } from "./seat-store.ts";

/**
 * Called when betting closes. Bets behind a seat without a bet have no hand to follow, so they are refunded; seats
 * without a bet have missed a round. The caller holds the lock on the round.
 */
export async function closeSeats(
  tx: Transaction,
  { slug, seats, bettingMs }: SharedGame,
  round: Round,
  now: Date,
): Promise<void> {
  if (!seats) return;
  const placed = (await listBets(tx, slug, round.number, ["PLACED"])).map(({ id, bet }) => ({
    id,
    ...seats.placeOf(bet),
  }));
  const played = placed.filter(({ isBehind }) => !isBehind).map(({ seat }) => seat);
  const unled = placed.filter(({ seat, isBehind }) => isBehind && !played.includes(seat));
  if (unled.length > 0)
    await voidBets(
      tx,
      round,
      unled.map(({ id }) => id),
      now,
    );
  // Betting may have been extended because no one had bet. Each extension counts as a separate round when missed rounds
  // are counted.
  const openedAt = new Date(round.closesAt.getTime() - bettingMs);
  await countMissedRounds(tx, { slug, openedAt }, { played, most: seats.missedRounds });
}
