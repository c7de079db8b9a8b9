import { addDays } from "@parlour/rules/calendar-day";
import type { Service } from "../../../kit/service.ts";
import { deleteOldFigures, startProgress } from "./figure-store.ts";
import { findSignals } from "./find-signals.ts";
import type { IntegrityParts } from "./parts.ts";

export { findSignals } from "./find-signals.ts";

const job = "poker-integrity";
const keepDays = 60;

/** Looks for signals of unfair play in finished hands; see README.md. */
export function pokerIntegrityService(ports: Omit<IntegrityParts, "kit">): Service {
  return {
    name: "poker-integrity",
    migrations: new URL("migrations/", import.meta.url),
    routes: () => [],
    async start(kit) {
      await startProgress(kit.db, kit.clock.now());
      await kit.jobs.work(job, async () => {
        await findSignals({ ...ports, kit });
        await deleteOldFigures(kit.db, addDays(kit.clock.now().toISOString().slice(0, 10), -keepDays));
      });
      await kit.jobs.schedule(job, "*/10 * * * *");
      return async () => {};
    },
  };
}
