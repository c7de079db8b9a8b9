import { isRefusal } from "@parlour/server/kit/refusal";
import type { Bet } from "../bet-store.ts";
import type { Round } from "../round-store.ts";
import { type Settling, toSettled } from "../settle-round.ts";
import { endCorrection, keepCorrection, listUncorrectedBets } from "./correction-store.ts";

/** The number of bets that are corrected concurrently, enough to fill the ledger's batches. */
const groupSize = 100;

/**
 * Settles the bets of a round again, in groups, according to its corrected result. Every step can be repeated by any
 * server, because each correction of a bet has a fixed id. A bet that fails is left for the next call. Returns true
 * when nothing is left.
 */
export async function correctRound(
  settling: Settling,
  round: Round,
  isStopped: () => boolean,
): Promise<boolean> {
  const { kit } = settling;
  let last: Bet | undefined;
  for (;;) {
    const group = await listUncorrectedBets(kit.db, round, { after: last, limit: groupSize });
    const corrected = await Promise.all(group.map((bet) => tryCorrectBet(settling, round, bet)));
    settling.publish(corrected.filter((bet) => bet !== undefined));
    if (group.length < groupSize || isStopped()) break;
    last = group.at(-1);
  }
  return await endCorrection(kit.db, round, kit.clock.now());
}

async function tryCorrectBet(settling: Settling, round: Round, bet: Bet): Promise<Bet | undefined> {
  try {
    return await correctBet(settling, round, bet);
  } catch (error) {
    settling.kit.log.error({ err: error, bet: bet.id }, "a bet was not corrected");
    return undefined;
  }
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
