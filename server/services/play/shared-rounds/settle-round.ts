import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet } from "@parlour/server/kit/ports/game-session-wallet";
import { isRefusal } from "@parlour/server/kit/refusal";
import * as bets from "./bet-store.ts";
import { listVoidedChoices, moveChoice, type StoredChoice } from "./choice-store.ts";
import { judge } from "./judge-bets.ts";
import { endRound, type Round } from "./round-store.ts";

export type Settling = {
  kit: Kit;
  wallet: GameSessionWallet;
  game: SharedGame;
  tell(bets: readonly bets.Bet[]): void;
};

/** The number of concurrent payments, enough to fill the ledger's batches. */
const atOnce = 100;

/**
 * Decides, pays and records the remaining bets of a round that has ended. Every step can be repeated by any
 * server, because verdicts apply only to the expected state and each payment has a fixed id. Returns true
 * when nothing is left.
 */
export async function settleRound(settling: Settling, round: Round): Promise<boolean> {
  const { kit, game } = settling;
  const { slug, number } = round;
  const open = await bets.listBets(kit.db, slug, number, ["TAKING", "PLACED"]);
  if (open.length > 0) {
    const decided = { verdicts: judge(game, round, open), at: kit.clock.now() };
    await bets.judgeBets(kit.db, slug, number, decided);
  }
  const decided = await bets.listUnclosedBets(kit.db, slug, number);
  for (let from = 0; from < decided.length; from += atOnce) {
    const group = decided.slice(from, from + atOnce);
    const done = await Promise.all(group.map((bet) => finishBet(settling, round, bet)));
    const closed = done.filter((bet) => bet !== undefined);
    await bets.closeBets(
      kit.db,
      slug,
      number,
      closed.map((bet) => bet.id),
      kit.clock.now(),
    );
    settling.tell(closed);
  }
  for (const choice of await listVoidedChoices(kit.db, slug, number)) await refundChoice(settling, choice);
  return await endRound(kit.db, round, kit.clock.now());
}

/** Refunds the extra stake of a choice that came too late, once. */
export async function refundChoice(
  { kit, wallet }: Pick<Settling, "kit" | "wallet">,
  choice: StoredChoice & { gameSession: string },
): Promise<void> {
  if (choice.costMinor > 0) {
    const answer = await wallet.rollback(choice.gameSession, {
      id: `${choice.id}/choice`,
      roundId: choice.betId,
      amountMinor: choice.costMinor,
    });
    if (isRefusal(answer)) {
      kit.log.error({ choice: choice.id, answer: answer.body }, "a choice could not be refunded");
      return;
    }
  }
  await moveChoice(kit.db, choice, { from: "VOIDED", to: "REFUNDED", at: kit.clock.now() });
}

/** Pays and records a bet. Returns undefined if the money could not be moved, which is then retried later. */
async function finishBet(settling: Settling, round: Round, bet: bets.Bet): Promise<bets.Bet | undefined> {
  const { kit, wallet } = settling;
  try {
    const paid = await payBet(settling, bet);
    // A refunded stake leaves no round to record.
    if (paid === undefined || paid.state === "REFUNDED") return paid;
    await wallet.close(bet.gameSession, {
      roundId: bet.id,
      stakeMinor: bet.stakeMinor,
      winMinor: bet.winMinor,
      bet: bet.bet,
      view: viewOf(round, paid),
      seeds: {
        serverSeed: round.serverSeed,
        serverSeedHash: round.serverSeedHash,
        clientSeed: round.clientSeed ?? "",
        nonce: 0,
      },
      mathsVersion: round.mathsVersion,
      startedAt: bet.placedAt,
      settledAt: kit.clock.now(),
    });
    return paid;
  } catch (error) {
    kit.log.error({ err: error, slug: bet.slug, round: bet.number, bet: bet.id }, "a bet was not settled");
    return undefined;
  }
}

/** Pays a win or refunds a stake, once. Returns undefined if the wallet refuses. */
export async function payBet(
  { kit, wallet }: Pick<Settling, "kit" | "wallet">,
  bet: bets.Bet,
): Promise<bets.Bet | undefined> {
  if (bet.state !== "WON" && bet.state !== "VOIDED") return bet;
  const answer =
    bet.state === "WON"
      ? await wallet.win(bet.gameSession, {
          id: `${bet.id}/win`,
          roundId: bet.id,
          amountMinor: bet.winMinor,
        })
      : await wallet.rollback(bet.gameSession, {
          id: `${bet.id}/bet`,
          roundId: bet.id,
          amountMinor: bet.stakeMinor,
        });
  if (isRefusal(answer)) {
    kit.log.error({ bet: bet.id, answer: answer.body }, "a bet could not be paid");
    return undefined;
  }
  const state = bet.state === "WON" ? "PAID" : "REFUNDED";
  await bets.moveBet(kit.db, bet, { from: bet.state, to: state, at: kit.clock.now() });
  return { ...bet, state };
}

function viewOf(round: Round, bet: bets.Bet): unknown {
  return {
    number: round.number,
    field: round.field,
    outcome: round.outcome,
    leftAt: bet.leftAt,
    ...(bet.choices.length > 0 && { choices: bet.choices }),
  };
}
