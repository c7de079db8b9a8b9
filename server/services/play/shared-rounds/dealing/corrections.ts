import type { Bet } from "../bet-store.ts";
import type { Round } from "../round-store.ts";
import type { Settling } from "../settle-round.ts";
import { correctRound } from "./correct-round.ts";

type Parts = Omit<Settling, "tell"> & {
  broadcastRound(number: number): void;
  broadcastBets(bets: readonly Bet[]): void;
};

/**
 * A correction that could not settle all bets is retried after this long, so that a bet that keeps failing costs
 * little.
 */
const retryMs = 5_000;

export type Corrections = {
  /** Starts to correct the round, unless a correction is running or was tried just now. */
  begin(round: Round): void;
  /** Starts no more groups and waits for the one that is running; another server does the rest. */
  stop(): Promise<void>;
};

/**
 * Corrects past rounds of a table in the background, because settling thousands of bets takes longer than the current
 * round may wait.
 */
export function createCorrections(parts: Parts): Corrections {
  const { kit, game } = parts;
  const triedMs = new Map<number, number>();
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function run(round: Round): Promise<void> {
    try {
      const settling = { ...parts, tell: parts.broadcastBets };
      if (!(await correctRound(settling, round, () => isStopped))) return;
      triedMs.delete(round.number);
      parts.broadcastRound(round.number);
    } catch (error) {
      kit.log.error({ err: error, slug: game.slug, round: round.number }, "a round was not corrected");
    }
  }

  return {
    begin(round) {
      const nowMs = kit.clock.now().getTime();
      const isTried = nowMs - (triedMs.get(round.number) ?? Number.NEGATIVE_INFINITY) < retryMs;
      if (running || isTried) return;
      triedMs.set(round.number, nowMs);
      running = run(round).finally(() => {
        running = undefined;
      });
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
