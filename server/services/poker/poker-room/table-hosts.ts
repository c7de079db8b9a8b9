import type { Kit } from "@parlour/server/kit/kit";
import { tryEach } from "@parlour/server/kit/try-each";
import { paceOf } from "./pace.ts";
import { openTableHost, type TableHost } from "./table-host.ts";
import type { MoneyParts } from "./table-money.ts";
import { listAbandonedTables } from "./table-store.ts";

export type TableHosts = {
  find(id: string): Promise<TableHost | undefined>;
  stop(): Promise<void>;
};

const sweepMs = 2_000;

/** The tables that this server has opened: those that are watched here, and those that another server abandoned. */
export function createTableHosts(kit: Kit, money: MoneyParts): TableHosts {
  const hosts = new Map<string, Promise<TableHost | undefined>>();
  const pace = paceOf(kit.config.sharedRoundPace);
  let isStopped = false;

  const find = (id: string): Promise<TableHost | undefined> => {
    const known = hosts.get(id);
    if (known) return known;
    const opened = openTableHost(kit, { ...money, pace }, id);
    hosts.set(id, opened);
    opened.then(
      (host) => host ?? hosts.delete(id),
      () => hosts.delete(id),
    );
    return opened;
  };

  async function sweep(): Promise<void> {
    await tryEach(await listAbandonedTables(kit.db, kit.clock.now()), async (id) => {
      if (isStopped) return;
      // A table that is open here may be idle because it missed the message about its last change.
      await (await find(id))?.refresh();
    });
  }
  let sweeping: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    sweeping = sweep().catch((error: unknown) => {
      kit.log.warn({ err: error }, "abandoned poker tables were not looked for");
    });
  }, sweepMs);
  timer.unref();

  return {
    find,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await sweeping;
      for (const opened of hosts.values()) await (await opened.catch(() => undefined))?.stop();
    },
  };
}
