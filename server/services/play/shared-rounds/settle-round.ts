import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { parseCopySlug } from "@parlour/rules/table-copy";
import type { Kit } from "@parlour/server/kit/kit";
import type {
  GameSessionWallet,
  RoundMovement,
  SettledRound,
} from "@parlour/server/kit/ports/game-session-wallet";
import { isRefusal, type Refusal } from "@parlour/server/kit/refusal";
import { tryEach } from "@parlour/server/kit/try-each";
import * as bets from "./bet-store.ts";
import { listVoidedChoices, moveChoice, type StoredChoice } from "./choice-store.ts";
import { judge } from "./judge-bets.ts";
import type { RetryWait } from "./retry-wait.ts";
import { endRound, type Round } from "./round-store.ts";

export type Settling = {
  kit: Kit;
  wallet: GameSessionWallet;
  game: SharedGame;
  publish(bets: readonly bets.Bet[]): void;
};

/** The number of concurrent payments, enough to fill the ledger's batches. */
const atOnce = 100;

/**
 * Decides, pays and records the remaining bets of a round that has ended. Every step can be repeated by any server,
 * because a verdict changes only a bet that is in the expected state, and each payment has a fixed id. Returns true
 * when nothing is left.
 */
export async function settleRound(
  settling: Settling & { undecided: RetryWait },
  round: Round,
): Promise<boolean> {
  const { kit, undecided } = settling;
  const { slug, number } = round;
  const unclosed = await bets.listUnclosedBets(kit.db, slug, number);
  const judged = undecided.isWaiting(number) ? [] : await judgeOpen(settling, round, unclosed.filter(isOpen));
  const decided = [...unclosed.filter((bet) => !isOpen(bet)), ...judged];
  for (let from = 0; from < decided.length; from += atOnce) {
    const closed = await finishBets(settling, round, decided.slice(from, from + atOnce));
    settling.publish(closed);
  }
  await tryEach(await listVoidedChoices(kit.db, slug, number), (choice) => refundChoice(settling, choice));
  const isEnded = await endRound(kit.db, round, kit.clock.now());
  if (isEnded) undecided.forget(number);
  return isEnded;
}

const isOpen = ({ state }: bets.Bet): boolean => state === "TAKING" || state === "PLACED";

/**
 * Decides the open bets, and returns those that it has decided. A bet that was decided elsewhere in the meantime is left
 * to the next step.
 */
async function judgeOpen(
  { kit, game, undecided }: Settling & { undecided: RetryWait },
  round: Round,
  open: readonly bets.Bet[],
): Promise<bets.Bet[]> {
  if (open.length === 0) return [];
  const { slug, number } = round;
  const verdicts = judge(game, round, open, (bet, error) => {
    undecided.note(number);
    kit.log.error({ err: error, slug, round: number, bet: bet.id }, "a bet could not be decided");
  });
  const changed = await bets.judgeBets(kit.db, slug, number, { verdicts, at: kit.clock.now() });
  const verdictOf = new Map(verdicts.map((verdict) => [verdict.id, verdict]));
  return open.flatMap((bet) => (changed.has(bet.id) ? [{ ...bet, ...verdictOf.get(bet.id)! }] : []));
}

/** Refunds the extra stake of a choice that came too late. Repeated calls refund it only once. */
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

/** Pays and records bets. Returns those that are done; the others are retried later. */
async function finishBets(settling: Settling, round: Round, group: readonly bets.Bet[]): Promise<bets.Bet[]> {
  const { kit } = settling;
  const { slug, number } = round;
  const finished = await Promise.all(
    group.map(async (bet) => {
      try {
        return await finishBet(settling, round, bet);
      } catch (error) {
        kit.log.error({ err: error, slug, round: number, bet: bet.id }, "a bet was not settled");
        return undefined;
      }
    }),
  );
  const closed = finished.filter((bet) => bet !== undefined);
  const ids = closed.map(({ id }) => id);
  await bets.closeBets(kit.db, slug, number, ids, kit.clock.now());
  return closed;
}

/** Pays a win or refunds a stake, at most once, and adds the bet to the player's history. */
async function finishBet(settling: Settling, round: Round, bet: bets.Bet): Promise<bets.Bet | undefined> {
  const { kit, wallet } = settling;
  // A refunded stake leaves no round to record.
  if (bet.state === "VOIDED") return await moveMoney(settling, bet);
  if (bet.state === "REFUNDED") return bet;
  const settled = toSettled(round, bet, kit.clock.now());
  if (bet.state !== "WON") {
    await wallet.close(bet.gameSession, settled);
    return bet;
  }
  const answer = await wallet.settle(bet.gameSession, winOf(bet), settled);
  return isRefusal(answer) ? notPaid(settling, bet, answer) : { ...bet, state: "PAID" };
}

/** Pays a cash-out or refunds a stake, at most once, and updates the bet. Returns undefined if the wallet refuses. */
export async function payBet(
  settling: Pick<Settling, "kit" | "wallet">,
  bet: bets.Bet,
): Promise<bets.Bet | undefined> {
  const paid = await moveMoney(settling, bet);
  const { kit } = settling;
  if (paid) await bets.markPaid(kit.db, bet, kit.clock.now());
  return paid;
}

/** Pays a win or refunds a stake, at most once. Returns the updated bet, or undefined if the wallet refuses. */
async function moveMoney(
  settling: Pick<Settling, "kit" | "wallet">,
  bet: bets.Bet,
): Promise<bets.Bet | undefined> {
  if (bet.state !== "WON" && bet.state !== "VOIDED") return bet;
  const { wallet } = settling;
  const stake = { id: `${bet.id}/bet`, roundId: bet.id, amountMinor: bet.stakeMinor };
  const answer =
    bet.state === "WON"
      ? await wallet.win(bet.gameSession, winOf(bet))
      : await wallet.rollback(bet.gameSession, stake);
  if (isRefusal(answer)) return notPaid(settling, bet, answer);
  return { ...bet, state: bet.state === "WON" ? "PAID" : "REFUNDED" };
}

const winOf = ({ id, winMinor }: bets.Bet): RoundMovement => ({
  id: `${id}/win`,
  roundId: id,
  amountMinor: winMinor,
});

function notPaid({ kit }: Pick<Settling, "kit">, bet: bets.Bet, answer: Refusal): undefined {
  kit.log.error({ bet: bet.id, answer: answer.body }, "a bet could not be paid");
}

/** Returns a decided bet as it is stored in the player's history. */
export function toSettled(round: Round, bet: bets.Bet, settledAt: Date): SettledRound {
  return {
    roundId: bet.id,
    stakeMinor: bet.stakeMinor,
    winMinor: bet.winMinor,
    bet: bet.bet,
    view: viewOf(round, bet),
    seeds: round.isDealt
      ? null
      : {
          serverSeed: round.serverSeed,
          serverSeedHash: round.serverSeedHash,
          clientSeed: round.clientSeed ?? "",
          nonce: 0,
        },
    mathsVersion: round.mathsVersion,
    startedAt: bet.placedAt,
    settledAt,
  };
}

function viewOf(round: Round, bet: bets.Bet): unknown {
  return {
    number: round.number,
    field: round.field,
    outcome: round.outcome,
    leftAt: bet.leftAt,
    // The table is stored only if it is not the game's first one, which the game itself identifies.
    ...(parseCopySlug(round.slug) && { table: round.slug }),
    ...(bet.choices.length > 0 && { choices: bet.choices }),
  };
}
