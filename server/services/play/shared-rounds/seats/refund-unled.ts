import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet } from "@parlour/server/kit/ports/game-session-wallet";
import { type Bet, listBets } from "../bet-store.ts";
import type { Round } from "../round-store.ts";
import { payBet } from "../settle-round.ts";

type Parts = { kit: Kit; wallet: GameSessionWallet; broadcastBets(bets: readonly Bet[]): void };

/**
 * Refunds the bets behind seats without a bet as soon as betting has closed, because from then on players see these
 * bets as refunded. A refund that fails here is repeated when the round is settled.
 */
export async function refundUnled(
  { kit, wallet, broadcastBets }: Parts,
  { slug, number }: Round,
): Promise<void> {
  const voided = await listBets(kit.db, slug, number, ["VOIDED"]);
  const paid = await Promise.all(
    voided.map((bet) =>
      payBet({ kit, wallet }, bet).catch((error: unknown) => {
        kit.log.error({ err: error, slug, bet: bet.id }, "a bet behind an empty seat was not refunded");
        return undefined;
      }),
    ),
  );
  const done = paid.filter((bet) => bet !== undefined);
  if (done.length > 0) broadcastBets(done);
}
