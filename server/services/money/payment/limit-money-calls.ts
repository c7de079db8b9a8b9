import { createConcurrencyLimit, QueueFullError } from "../../../kit/concurrency-limit.ts";
import type { Heartbeat } from "../../../kit/heartbeat.ts";
import { refuse } from "../../../kit/refusal.ts";
import type { Route } from "../../../kit/service.ts";

/**
 * How many calls that move money may run at once for one player, on all servers together, and how many more may
 * wait.
 */
export const moneyCallsPerPlayer = { running: 4, waiting: 16 };

/**
 * Limits the concurrent money calls of each player, so that one player's burst cannot occupy the database for
 * everyone. Each server counts only its own calls, which costs no query, and allows its share of the limit: with n
 * servers alive, at most max(4, n) calls run. For up to 3.5 seconds after a server has started or died, the others
 * don't know it yet.
 */
export function createMoneyCallLimit({
  liveServers,
}: Pick<Heartbeat, "liveServers">): (route: Route) => Route {
  const share = (most: number) => Math.max(1, Math.floor(most / liveServers()));
  const limit = createConcurrencyLimit(
    () => share(moneyCallsPerPlayer.running),
    () => share(moneyCallsPerPlayer.waiting),
  );
  return ({ call, handle }) => ({
    call,
    async handle(input) {
      try {
        return await limit.run(input.session?.playerId ?? "", () => handle(input));
      } catch (error) {
        if (!(error instanceof QueueFullError)) throw error;
        return { ...refuse("OVERLOADED"), headers: { "retry-after": "1" } };
      }
    },
  });
}
