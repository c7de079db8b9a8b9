import type { Ledger } from "@parlour/ledger";
import type { Logger } from "@parlour/server/kit/log";

const intervalMs = 15_000;

/**
 * Gives back money that was held beyond its time. Every server does it: a hold is settled once whoever comes
 * first, and a capture that comes too late is refused even before.
 */
export function expireHoldsRegularly(ledger: Pick<Ledger, "expireHolds">, log: Logger): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    underWay = ledger.expireHolds().catch((error: unknown) => {
      log.warn({ err: error }, "holds were not expired; the next round will do it");
    });
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}
