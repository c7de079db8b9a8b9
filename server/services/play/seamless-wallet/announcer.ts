import type { Kit } from "../../../kit/kit.ts";
import { walletTopic } from "../../../kit/open-ledger.ts";

/** A player who plays fast is told of at most this often; nobody reads a header faster. */
const gatherMs = 250;

export type Announcer = { add(playerId: string): void; stop(): void };

/** Tells open pages that a player's balances changed. */
export function createAnnouncer({ bus, log }: Pick<Kit, "bus" | "log">): Announcer {
  let waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    timer = undefined;
    const players = waiting;
    waiting = new Set();
    for (const playerId of players) {
      bus.publish(walletTopic(playerId), null).catch((error: unknown) => {
        log.warn({ err: error }, "a changed balance was not announced");
      });
    }
  };
  return {
    add(playerId) {
      waiting.add(playerId);
      timer ??= setTimeout(tell, gatherMs);
    },
    stop() {
      if (timer === undefined) return;
      clearTimeout(timer);
      tell();
    },
  };
}
