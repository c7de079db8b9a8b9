import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet, OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import * as bets from "./bet-store.ts";
import { shareRounds } from "./round-store.ts";
import { ownerOf } from "./seat-owner.ts";
import { payBet } from "./settle-round.ts";

type Withdrawing = { kit: Kit; wallet: GameSessionWallet; game: SharedGame; seat: OpenGameSession };

/** Withdraws a bet before betting closes. A retry returns the same bet. */
export async function withdrawBet(
  { kit, wallet, game, seat }: Withdrawing,
  request: { id: string; number: number },
): Promise<bets.Bet | Refusal> {
  const bet = await bets.findBet(kit.db, game.slug, request.number, request.id);
  if (bet?.owner !== ownerOf(seat)) return refuse("NOT_FOUND");
  const isBack = bet.state === "VOIDED" || bet.state === "REFUNDED";
  if (!isBack && !(await withdrawInTime(kit, bet))) return refuse("BETTING_CLOSED");
  const voided: bets.Bet = { ...bet, state: isBack ? bet.state : "VOIDED" };
  // If the wallet does not answer, the settlement of the round refunds the stake.
  return (await payBet({ kit, wallet }, voided)) ?? voided;
}

/** The time is read after the round is locked, because waiting for the lock may take until betting has closed. */
async function withdrawInTime({ db, clock }: Kit, bet: bets.Bet): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [round] = await shareRounds(tx, [bet], clock.now());
    const now = clock.now();
    return round !== undefined && round.closesAt > now && (await bets.withdrawBet(tx, bet, now));
  });
}
