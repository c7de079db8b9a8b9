import { leaseIn } from "../../../kit/lease.ts";
import type { VirtualSportsParts } from "./parts.ts";
import { listDue } from "./round-store.ts";
import { advanceRound, publishRounds } from "./run-round.ts";

export const scheduleLease = leaseIn("virtual_sports.lease", "schedule");
const leaseMs = 5_000;

export type Schedule = {
  /** Carries out every step that is due now, if this server holds the lease. */
  turn(): Promise<void>;
  /** Carries out every step that is due now, without checking the lease. Each step is safe on two servers at once. */
  step(): Promise<void>;
};

export function createSchedule(parts: VirtualSportsParts): Schedule {
  const { kit } = parts;
  const step = async () => {
    const failures: unknown[] = [];
    for (const { id } of await listDue(kit.db, kit.clock.now())) {
      // A round that cannot be settled now must not hold up the others.
      await advanceRound(parts, id).catch((error: unknown) => failures.push(error));
    }
    await publishRounds(parts);
    if (failures.length > 0) throw new AggregateError(failures, "Rounds could not be advanced");
  };
  return {
    step,
    async turn() {
      const now = kit.clock.now();
      const runsOutAt = new Date(now.getTime() + leaseMs);
      if (await scheduleLease.hold(kit.db, { holder: kit.heartbeat.serverId, now, runsOutAt })) await step();
    },
  };
}
