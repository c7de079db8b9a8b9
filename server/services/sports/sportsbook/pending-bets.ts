import type { Bet } from "./bet.ts";
import { confirmBet } from "./confirm-bet.ts";
import type { SportsbookParts } from "./parts.ts";

export type PendingBets = {
  /**
   * Confirms the bet when its delay is over. Bets of a server that died are confirmed by the periodic sweep.
   */
  watch(bet: Bet): void;
  stop(): Promise<void>;
};

const lookEveryMs = 100;

/** The live bets that this server has to confirm. Their delays are checked only while there are such bets. */
export function createPendingBets(parts: SportsbookParts): PendingBets {
  const waiting = new Map<string, Date>();
  let timer: NodeJS.Timeout | undefined;
  let pending: Promise<unknown> = Promise.resolve();

  const look = () => {
    const now = parts.kit.clock.now();
    const due = [...waiting].filter(([, confirmsAt]) => confirmsAt <= now).map(([id]) => id);
    for (const id of due) waiting.delete(id);
    if (due.length > 0) pending = Promise.all([pending, ...due.map(confirm)]);
    if (waiting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const confirm = (id: string) =>
    confirmBet(parts, id).catch((error: unknown) =>
      parts.kit.log.warn({ err: error, bet: id }, "a bet was not confirmed; the sweep will do it"),
    );
  return {
    watch({ id, status, operation, confirmsAt }) {
      if (status !== "PENDING" || operation !== null || confirmsAt === null) return;
      waiting.set(id, confirmsAt);
      timer ??= setInterval(look, lookEveryMs);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await pending;
    },
  };
}
