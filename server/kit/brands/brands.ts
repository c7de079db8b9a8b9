import type { Brand } from "@parlour/contracts/entities/brand";
import type { Bus } from "../bus.ts";
import type { Config } from "../config.ts";
import type { Database, Queryable } from "../database.ts";
import type { Logger } from "../log.ts";
import { siteOrigin } from "../site-origin.ts";
import { runApart } from "../transaction.ts";
import { readBrands, readBrandsOfPlayers } from "./brand-store.ts";
import { firstBrand } from "./first-brand.ts";

/** The brands of this installation, held in memory because every request needs one. */
export type Brands = {
  /** Lists all brands, starting with the first brand. */
  list(): readonly Brand[];
  find(id: string): Brand | undefined;
  /** Returns the live brand with this host name, with or without a port; otherwise the first brand. */
  ofHost(host: string | undefined): Brand;
  ofPlayer(playerId: string, db?: Queryable): Promise<Brand>;
  /** Returns the ids of the brands of these players. While there is only one brand, all players belong to it. */
  idsOfPlayers(playerIds: readonly string[], db?: Queryable): Promise<ReadonlyMap<string, string>>;
  /** Returns the origin for links to this brand's site. */
  originOf(brand: Brand): string;
  /** Reads the brands again, and makes every other server do so. */
  announce(): Promise<void>;
  onChange(listener: () => void): () => void;
};

type Parts = { db: Database; bus: Bus; config: Config; log: Logger };

const topic = "brands.changed";
const staleAfterMs = 30_000;

export function createBrands({ db, bus, config, log }: Parts): {
  brands: Brands;
  start(): Promise<void>;
  stop(): Promise<void>;
} {
  let known: readonly Brand[] = [firstBrand];
  let byHost = new Map<string, Brand>();
  let loadedAtMs = Number.POSITIVE_INFINITY;
  let unsubscribe = async () => {};
  const listeners = new Set<() => void>();

  const load = async () => {
    loadedAtMs = performance.now();
    const read = await readBrands(db);
    if (JSON.stringify(read) === JSON.stringify(known)) return;
    known = read;
    byHost = new Map(
      read.filter(({ isLive }) => isLive).flatMap((brand) => brand.hosts.map((host) => [host, brand])),
    );
    for (const listener of listeners) listener();
  };
  // The reload runs outside the caller's transaction, because the caller doesn't wait for it and the transaction
  // may end first.
  const reload = () =>
    runApart(
      () => void load().catch((error: unknown) => log.warn({ err: error }, "the brands were not read again")),
    );
  /** Returns the known brands. They are read again periodically, in case the bus lost a message. */
  const current = () => {
    if (performance.now() - loadedAtMs > staleAfterMs) reload();
    return known;
  };
  const first = () => known[0]!;

  const brands: Brands = {
    list: current,
    find: (id) => current().find((brand) => brand.id === id),
    ofHost(host) {
      current();
      return (byHost.size > 0 && host !== undefined && byHost.get(nameOf(host))) || first();
    },
    async ofPlayer(playerId, tx) {
      if (current().length === 1) return first();
      const id = (await readBrandsOfPlayers(tx ?? db, [playerId])).get(playerId);
      return known.find((brand) => brand.id === id) ?? first();
    },
    async idsOfPlayers(playerIds, tx) {
      const distinct = [...new Set(playerIds)];
      if (current().length === 1) return new Map(distinct.map((id) => [id, first().id]));
      return await readBrandsOfPlayers(tx ?? db, distinct);
    },
    originOf(brand) {
      const origin = siteOrigin(config);
      const [host] = brand.hosts;
      if (brand.isFirst || !brand.isLive || host === undefined) return origin;
      const url = new URL(origin);
      url.hostname = host;
      return url.origin;
    },
    async announce() {
      await load();
      await bus.publish(topic, null);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    brands,
    async start() {
      unsubscribe = await bus.subscribe(topic, reload);
      await load();
    },
    stop: () => unsubscribe(),
  };
}

/**
 * Returns a host without its port. A brand's host is never an IPv6 address, so cutting at the
 * first colon is safe.
 */
function nameOf(host: string): string {
  const colon = host.indexOf(":");
  return (colon === -1 ? host : host.slice(0, colon)).toLowerCase();
}
