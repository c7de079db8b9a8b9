import { findDeadServers } from "@parlour/server/kit/heartbeat";
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

/**
 * The tables that this server has opened: those with viewers on this server, and those that another server abandoned.
 */
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
    await tryEach([takeAbandoned, noteDeadServers], (step) => step());
  }
  async function takeAbandoned(): Promise<void> {
    await tryEach(await listAbandonedTables(kit.db, kit.clock.now()), async (id) => {
      if (isStopped) return;
      // A table that is open on this server may be idle only because the server missed the message about the table's
      // last change.
      await (await find(id))?.refresh();
    });
  }
  /**
   * Disconnects people who were connected through servers that have died. We look for such servers because one that was
   * not running a table leaves no lease for another server to take over.
   */
  async function noteDeadServers(): Promise<void> {
    const open = (await Promise.all([...hosts.values()].map((host) => host.catch(() => undefined)))).filter(
      (host) => host !== undefined,
    );
    const others = new Set(open.flatMap((host) => host.servers()));
    others.delete(kit.heartbeat.serverId);
    if (others.size === 0) return;
    const dead = new Set(await findDeadServers(kit.db, [...others]));
    const affected = open.filter((host) => host.servers().some((server) => dead.has(server)));
    await tryEach(affected, (host) => host.disconnectFrom(dead));
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
