import { createConcurrencyLimit, QueueFullError } from "../../../kit/concurrency-limit.ts";
import { refuse } from "../../../kit/refusal.ts";
import type { Route } from "../../../kit/service.ts";

/** How many money calls of one player run at once on this server, and how many more may wait. */
export const moneyCallsPerPlayer = { running: 4, waiting: 16 };

/**
 * Limits the concurrent money calls of each player, so that one player's burst cannot occupy the database for everyone.
 */
export function createMoneyCallLimit(): (route: Route) => Route {
  const limit = createConcurrencyLimit(moneyCallsPerPlayer.running, moneyCallsPerPlayer.waiting);
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
