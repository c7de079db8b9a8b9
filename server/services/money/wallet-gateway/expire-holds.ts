import type { Ledger } from "@parlour/ledger";
import type { Logger } from "@parlour/server/kit/log";

const intervalMs = 15_000;

/**
 * Releases holds that have expired. Every server runs this: a hold is settled only once, and a late capture is refused
 * even before the hold is released.
 */
export function expireHoldsRegularly(ledger: Pick<Ledger, "expireHolds">, log: Logger): () => Promise<void> {
  let pending: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    pending = ledger.expireHolds().catch((error: unknown) => {
      log.warn({ err: error }, "holds were not expired; the next round will do it");
    });
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await pending;
  };
}
