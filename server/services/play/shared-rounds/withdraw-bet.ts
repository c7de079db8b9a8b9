import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet, OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import * as bets from "./bet-store.ts";
import { ownerOf } from "./seat-owner.ts";
import { payBet } from "./settle-round.ts";

type Withdrawing = { kit: Kit; wallet: GameSessionWallet; game: SharedGame; seat: OpenGameSession };

/** Withdraws a bet before betting closes. A retry returns the same bet. */
export async function withdrawBet(
  { kit, wallet, game, seat }: Withdrawing,
  wish: { id: string; number: number },
): Promise<{ bet: bets.Bet; balanceMinor: number } | Refusal> {
  const bet = await bets.findBet(kit.db, game.slug, wish.number, wish.id);
  if (bet?.owner !== ownerOf(seat)) return refuse("NOT_FOUND");
  const isBack = bet.state === "VOIDED" || bet.state === "REFUNDED";
  if (!isBack && !(await bets.withdrawBet(kit.db, bet, kit.clock.now()))) return refuse("BETTING_CLOSED");
  const voided: bets.Bet = { ...bet, state: isBack ? bet.state : "VOIDED" };
  // If the wallet does not answer, the settlement of the round refunds the stake.
  const paid = (await payBet({ kit, wallet }, voided)) ?? voided;
  return { bet: paid, balanceMinor: await wallet.balanceOf(seat.gameSession) };
}
