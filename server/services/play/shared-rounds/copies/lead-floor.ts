import { randomUUID } from "node:crypto";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import { dropLease, holdLease } from "../lease-store.ts";
import { moveCopy, noteEmptiness } from "./copy-store.ts";
import { readFloor } from "./floor-view.ts";
import { planCopies } from "./plan-copies.ts";
import type { Presence } from "./presence.ts";
import { deleteStalePresence } from "./presence-store.ts";
import type { TableDirectory } from "./table-directory.ts";

/** The name of the lease. No table has this name. */
const lease = "--floor";
const leaseMs = 6_000;
const stepMs = 2_000;
/** The topic on which servers learn that copies have opened or closed. */
export const copiesTopic = "shared-rounds:copies";

type Parts = {
  kit: Kit;
  games: readonly SharedGame[];
  directory: TableDirectory;
  presence: Presence;
};

/**
 * Keeps this server informed of which tables are open, and opens and closes copies of tables on the server that holds
 * the lease. Returns a function that stops both.
 */
export async function leadFloor(parts: Parts, everyMs = stepMs): Promise<() => Promise<void>> {
  const { kit, directory, presence } = parts;
  const { db, bus, clock, log } = kit;
  const holder = randomUUID();
  const warn = (error: unknown) =>
    log.warn({ err: error }, "the tables' copies were not checked; the next turn will do it");

  async function turn(): Promise<void> {
    await presence.write();
    await directory.refresh();
    const now = clock.now();
    const runsOutAt = new Date(now.getTime() + leaseMs);
    if (!(await holdLease(db, { slug: lease, holder, now, runsOutAt }))) return;
    await deleteStalePresence(db);
    if (await stepFloor(parts)) await bus.publish(copiesTopic, null);
  }

  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= turn()
      .catch(warn)
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  timer.unref();
  const unsubscribe = await bus.subscribe(copiesTopic, () => {
    directory.refresh().catch(warn);
  });
  await directory.refresh();
  return async () => {
    clearInterval(timer);
    await running;
    const stops = [unsubscribe, presence.stop, () => dropLease(db, lease, holder, clock.now())];
    // The rows that a failed step leaves in the database expire within seconds, so the shutdown continues.
    for (const stop of stops)
      await stop().catch((error: unknown) => log.warn({ err: error }, "the floor was not left cleanly"));
  };
}

/** Takes the steps that are due for all games; returns whether a copy has opened or closed. */
async function stepFloor({ kit, games, directory }: Parts): Promise<boolean> {
  const { db, clock } = kit;
  const now = clock.now();
  const floor = await readFloor(db, games);
  await noteEmptiness(db, floor.flatMap(emptinessOf), now);
  let isChanged = false;
  for (const { game, demand, tables } of floor) {
    if (demand === null) continue;
    const first = directory.find(game.slug);
    const { isOpen } = (await first?.admission.opening()) ?? { isOpen: false };
    for (const { number, step } of planCopies(tables, { demand, isOpen, now })) {
      const isHeld = tables.some((table) => table.number === number && table.hold !== null);
      const reason = isHeld ? "OPERATOR" : "DEMAND";
      const isMoved = await db.transaction((tx) =>
        moveCopy(tx, { game: game.slug, number, step, reason, at: now }),
      );
      isChanged ||= isMoved;
    }
  }
  return isChanged;
}

/** Returns the open copies whose players have all left, or that have players again, since the last call. */
function emptinessOf({ game, tables }: Awaited<ReturnType<typeof readFloor>>[number]) {
  return tables
    .filter(({ number, state, emptySince, connected }) => {
      const isKnown = (emptySince !== null) === (connected === 0);
      return number > 1 && state === "OPEN" && !isKnown;
    })
    .map(({ number, connected }) => ({ game: game.slug, number, isEmpty: connected === 0 }));
}
