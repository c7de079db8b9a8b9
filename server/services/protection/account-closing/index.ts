import type { Service } from "../../../kit/service.ts";
import { advanceClosing, advanceClosings } from "./advance-closing.ts";
import { closingJob, closingsJob } from "./closing-job.ts";
import { findClosing, insertClosing } from "./closing-store.ts";
import type { ClosingParts } from "./parts.ts";
import { countOpenWagers } from "./read-money.ts";
import { closeAccount } from "./routes/close-account.ts";
import { getAccountClosing } from "./routes/get-account-closing.ts";
import { getPlayerClosing } from "./routes/get-player-closing.ts";

export { advanceClosings } from "./advance-closing.ts";
export { findClosedAt } from "./closing-store.ts";

/** Closes accounts at the player's request, and handles the money when an operator closes one. */
export function accountClosingService(ports: Omit<ClosingParts, "kit">): Service {
  return {
    name: "account-closing",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => {
      const parts = { ...ports, kit };
      return [getAccountClosing(parts), closeAccount(parts), getPlayerClosing(parts)];
    },
    async start(kit) {
      const parts = { ...ports, kit };
      await kit.jobs.work<{ playerId: string }>(closingJob, ({ playerId }) =>
        advanceClosing(parts, playerId),
      );
      await kit.jobs.work(closingsJob, () => advanceClosings(parts));
      await kit.jobs.schedule(closingsJob, "* * * * *");
      await kit.facts.subscribe(
        "account-closing",
        ["WITHDRAWAL_DECIDED", "DEPOSIT_COMPLETED"],
        async ({ playerId }, tx) => {
          if (await findClosing(tx, playerId)) {
            await kit.jobs.enqueue(tx, closingJob, { playerId }, { singletonKey: playerId });
          }
        },
      );
      await kit.facts.subscribe("accounts-closed-by-operators", ["ACCOUNT_CLOSED"], async (fact, tx) => {
        const { playerId, data } = fact;
        const now = kit.clock.now();
        // An operator can close an account that has no money but still has open bets; their winnings are then held.
        const state = (await countOpenWagers(tx, playerId)) > 0 ? "WAITING" : "CLOSED";
        await insertClosing(tx, { playerId, state, target: null, requestedBy: data.by, now });
      });
      return async () => {};
    },
  };
}
