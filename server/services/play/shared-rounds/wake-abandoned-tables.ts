import type { Kit } from "@parlour/server/kit/kit";
import { noteRestingTables } from "./events/status-log.ts";
import { listAbandonedTables } from "./lease-store.ts";
import type { Table } from "./table.ts";

const sweepMs = 5_000;

/**
 * Settles the rounds of a server that died. Other servers run a table only while they have players at it, so without
 * this the bets would stay unsettled until someone joins. Also records when tables without players open and close.
 * Returns the function that stops these checks.
 */
export function wakeAbandonedTables(
  { db, clock, log }: Pick<Kit, "db" | "clock" | "log">,
  tables: {
    require(slug: string): Promise<Pick<Table, "wake"> | undefined>;
    all(): Iterable<Pick<Table, "game" | "admission">>;
  },
  everyMs = sweepMs,
): () => Promise<void> {
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = async () => {
    for (const slug of await listAbandonedTables(db, clock.now())) (await tables.require(slug))?.wake();
    await noteRestingTables({ db, clock }, tables.all());
  };
  const timer = setInterval(() => {
    sweeping = sweep().catch((error: unknown) => {
      log.warn({ err: error }, "abandoned tables were not looked for; the next turn will do it");
    });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await sweeping;
  };
}
