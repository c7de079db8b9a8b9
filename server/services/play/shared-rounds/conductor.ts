import type { DealerState } from "@parlour/contracts/entities/live-table";
import type { VoidCause } from "@parlour/contracts/entities/table-event";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet } from "@parlour/server/kit/ports/game-session-wallet";
import type { Bet } from "./bet-store.ts";
import { advanceChoices, reopenWindow } from "./choice-windows.ts";
import { callWithinMs } from "./dealing/call-result.ts";
import { createCorrections } from "./dealing/corrections.ts";
import { decideRound, openNextRound } from "./decide-round.ts";
import { dropLease, holdLease } from "./lease-store.ts";
import { leaveAtTarget } from "./leave-round.ts";
import { createRetryWait, type RetryWait } from "./retry-wait.ts";
import * as rounds from "./round-store.ts";
import { refundUnled } from "./seats/refund-unled.ts";
import { freeSeatsSince } from "./seats/seat-store.ts";
import { settleRound } from "./settle-round.ts";

type Parts = {
  kit: Kit;
  wallet: GameSessionWallet;
  game: SharedGame;
  /** Identifies this server among the servers that compete for the table's lease. */
  holder: string;
  broadcastRound(number: number): void;
  broadcastBets(bets: readonly Bet[]): void;
};

type StepOptions = {
  isWatched: boolean;
  isOpen: boolean;
  /** Whether a dealer is present and their video is arriving; null at tables without a dealer. */
  dealer: DealerState | null;
};

export type Conductor = {
  /**
   * Takes the steps that are due, if this server holds the lease. A closed table opens no round, but finishes those
   * that it has. A table is idle if it has no watchers and no unsettled rounds.
   */
  step(options: StepOptions): Promise<{ isIdle: boolean }>;
  stop(): Promise<void>;
};

const leaseMs = 3_000;
const renewMs = 1_000;
/** Settlement waits this long, because cash-out requests that arrived in time may not have reached the database yet. */
const settleGraceMs = 300;
/** If betting should have closed this long ago and has not, the round is voided. */
const staleWindowMs = 10_000;
/** If no round was opened for this long after the last one, the players who had seats are assumed to have left. */
const restedMs = 60_000;

/**
 * Advances a table's rounds on the server that holds the lease. If two servers briefly believe that they hold
 * it, rounds are still decided only once.
 */
export function createConductor(parts: Parts): Conductor {
  const { kit, game, holder } = parts;
  let heldUntilMs = 0;
  let renewedMs = Number.NEGATIVE_INFINITY;
  const corrections = createCorrections(parts);
  const undecided = createRetryWait(kit.clock);

  async function lead(now: Date): Promise<boolean> {
    const nowMs = now.getTime();
    if (nowMs < heldUntilMs && nowMs - renewedMs < renewMs) return true;
    const runsOutAt = new Date(nowMs + leaseMs);
    const lease = await holdLease(kit.db, { slug: game.slug, holder, now, runsOutAt });
    if (!lease) {
      heldUntilMs = 0;
      return false;
    }
    const isTaken = nowMs >= heldUntilMs;
    heldUntilMs = runsOutAt.getTime();
    renewedMs = nowMs;
    if (isTaken && lease.gapMs > leaseMs) await callOffInterrupted(parts, now, new Date(nowMs - lease.gapMs));
    return true;
  }

  return {
    async step({ isWatched, isOpen, dealer }) {
      const now = kit.clock.now();
      if (!(await lead(now))) return { isIdle: false };
      const unsettled = await rounds.listUnsettledRounds(kit.db, game.slug);
      for (const round of unsettled) {
        if (round.state === "CORRECTING") {
          corrections.begin(round);
          continue;
        }
        // A round that can't be advanced must not hold up the other rounds or the table.
        await advance({ ...parts, undecided }, round, {
          now,
          dealer,
          waitsForBets: isWatched && isOpen,
        }).catch((error: unknown) => {
          const { slug, number } = round;
          kit.log.error({ err: error, slug, round: number }, "a round could not be moved on");
        });
      }
      const newest = await rounds.findNewestRound(kit.db, game.slug);
      if (isWatched && isOpen && isOver(newest, now)) {
        if (game.seats && hasRested(newest, now)) await freeSeatsSince(kit.db, game.slug, newest.nextAt!);
        const opened = await openNextRound(kit, game, newest?.number ?? 0);
        if (opened) parts.broadcastRound(opened.number);
      }
      return { isIdle: unsettled.length === 0 && !isWatched };
    },
    async stop() {
      await corrections.stop();
      if (heldUntilMs > 0) await dropLease(kit.db, game.slug, holder, kit.clock.now());
      heldUntilMs = 0;
    },
  };
}

function isOver(round: rounds.Round | undefined, now: Date): boolean {
  return round === undefined || (round.nextAt !== null && round.nextAt <= now);
}

/** Returns whether the table has been idle since its last round, because no one was there. */
function hasRested(round: rounds.Round | undefined, now: Date): round is rounds.Round {
  return round?.nextAt != null && now.getTime() - round.nextAt.getTime() > restedMs;
}

type Moment = { now: Date; dealer: DealerState | null; waitsForBets: boolean };

/** Returns the reason why a round that was taking bets is called off. */
function lossOf({ dealer }: Moment): VoidCause {
  if (dealer === "AWAY") return "DEALER_AWAY";
  return dealer === "NO_VIDEO" ? "VIDEO_LOST" : "INTERRUPTED";
}

async function advance(
  parts: Parts & { undecided: RetryWait },
  round: rounds.Round,
  moment: Moment,
): Promise<void> {
  const { kit, game } = parts;
  const { now, dealer } = moment;
  const isDealing = dealer === null || dealer === "DEALING";
  if (round.state === "BETTING") {
    const overdueMs = now.getTime() - round.closesAt.getTime();
    // Players must see the wheel while they bet, so the round is called off if the video or the dealer is lost.
    const isLost = !isDealing || overdueMs > staleWindowMs;
    if (overdueMs < 0 && !isLost) return;
    const closedBefore = isDealing ? new Date(now.getTime() - staleWindowMs) : null;
    const isMoved = isLost
      ? await rounds.callOffRound(kit.db, round, { now, cause: lossOf(moment), closedBefore })
      : await decideRound(kit, game, round, moment);
    if (!isMoved) return;
    if (game.seats) await refundUnled(parts, round);
    parts.broadcastRound(round.number);
    return;
  }
  if (round.endsAt === null) {
    const isMoved = game.dealt
      ? isOverdue(round, now) && (await rounds.callOffRound(kit.db, round, { now, cause: "NO_CALL" }))
      : await advanceChoices(parts, round, now);
    if (isMoved) parts.broadcastRound(round.number);
    return;
  }
  const graceMs = game.exit && !round.voided ? settleGraceMs : 0;
  if (now.getTime() >= round.endsAt.getTime() + graceMs) {
    if (await settleRound({ ...parts, publish: parts.broadcastBets }, round))
      parts.broadcastRound(round.number);
  } else if (game.exit) {
    const left = await leaveAtTarget(parts, round, now);
    if (left.length > 0) parts.broadcastBets(left);
  }
}

/** Returns whether the dealer has taken too long to call a result. */
function isOverdue({ startsAt }: rounds.Round, now: Date): boolean {
  return startsAt !== null && now.getTime() - startsAt.getTime() >= callWithinMs;
}

/**
 * Handles rounds that were interrupted because no server advanced the table. In games with cash-outs, a running round
 * is voided, because players could not cash out. In games with choices, the window that was open is opened again.
 * Rounds of other games continue, because they need no action by players once they are decided.
 */
async function callOffInterrupted(parts: Parts, now: Date, since: Date): Promise<void> {
  const { kit, game, broadcastRound } = parts;
  if (!game.exit && !game.choices) return;
  for (const round of await rounds.listUnsettledRounds(kit.db, game.slug)) {
    if (game.choices) {
      const wasOpen = round.window !== null && round.window.closesAt > since;
      if (wasOpen && (await reopenWindow(parts, round, now))) broadcastRound(round.number);
      continue;
    }
    const ran = round.state === "RUNNING" && round.endsAt! > since;
    if (ran && (await rounds.callOffRound(kit.db, round, { now, cause: "INTERRUPTED" })))
      broadcastRound(round.number);
  }
}
