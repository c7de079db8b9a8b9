import { isRefusal } from "@parlour/server/kit/refusal";
import type { Bet } from "../bet-store.ts";
import type { Round } from "../round-store.ts";
import { type Settling, toSettled } from "../settle-round.ts";
import { endCorrection, keepCorrection, listUncorrectedBets } from "./correction-store.ts";

/**
 * Settles the bets of a round again by its corrected result. Every step can be repeated by any server, because each
 * correction of a bet has a fixed id. Returns true when nothing is left.
 */
export async function correctRound(settling: Settling, round: Round): Promise<boolean> {
  const { kit } = settling;
  const corrected: Bet[] = [];
  for (const bet of await listUncorrectedBets(kit.db, round)) {
    const after = await correctBet(settling, round, bet);
    if (after) corrected.push(after);
  }
  settling.tell(corrected);
  return await endCorrection(kit.db, round);
}

async function correctBet({ kit, wallet, game }: Settling, round: Round, bet: Bet): Promise<Bet | undefined> {
  const winMinor = game.winOf(round.field, bet.bet, round.outcome, bet.choices);
  const after: Bet = { ...bet, winMinor, state: winMinor > 0 ? "PAID" : "LOST" };
  const now = kit.clock.now();
  const id = `${bet.id}/correction/${round.correction}`;
  const answer = await wallet.correct(bet.gameSession, id, toSettled(round, after, now));
  if (isRefusal(answer)) {
    kit.log.error({ bet: bet.id, answer: answer.body }, "a bet could not be corrected");
    return undefined;
  }
  await keepCorrection(kit.db, after, round.correction, now);
  return after;
}
