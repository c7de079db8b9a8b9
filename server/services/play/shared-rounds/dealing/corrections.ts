import type { Bet } from "../bet-store.ts";
import { createRetryWait } from "../retry-wait.ts";
import type { Round } from "../round-store.ts";
import type { Settling } from "../settle-round.ts";
import { correctRound } from "./correct-round.ts";

type Parts = Omit<Settling, "publish"> & {
  broadcastRound(number: number): void;
  broadcastBets(bets: readonly Bet[]): void;
};

export type Corrections = {
  /** Starts to correct the round, unless a correction is running or has been tried within the last few seconds. */
  begin(round: Round): void;
  /** Stops after the group of bets that is being settled. Another server continues with the rest. */
  stop(): Promise<void>;
};

/**
 * Corrects past rounds of a table in the background, because settling thousands of bets takes longer than the current
 * round may wait.
 */
export function createCorrections(parts: Parts): Corrections {
  const { kit, game } = parts;
  const tried = createRetryWait(kit.clock);
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function run(round: Round): Promise<void> {
    try {
      const settling = { ...parts, publish: parts.broadcastBets };
      if (!(await correctRound(settling, round, () => isStopped))) return;
      tried.forget(round.number);
      parts.broadcastRound(round.number);
    } catch (error) {
      kit.log.error({ err: error, slug: game.slug, round: round.number }, "a round was not corrected");
    }
  }

  return {
    begin(round) {
      if (running || tried.isWaiting(round.number)) return;
      tried.note(round.number);
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
