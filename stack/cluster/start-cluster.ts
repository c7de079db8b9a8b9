import { randomUUID } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { freePorts, programOwner, waitUntil } from "./child-program.ts";
import type { ClusterPrograms } from "./cluster-programs.ts";
import { type DatabasePair, portsOfPair, startDatabasePair } from "./database-pair.ts";
import { startDatabaseProxy, startPooler, startRedis, startSiteProxy } from "./middle-programs.ts";

/** The running programs around the product's servers: databases, connection pooler, Redis and load balancers. */
export type Cluster = {
  folder: string;
  databases: DatabasePair;
  /** A URL that always leads to the current primary, bypassing the connection pooler. */
  directUrl: string;
  poolerUrl: string;
  /** The site's URL, which leads to the load balancer. */
  origin: string;
  /** The ports on which the servers must listen, because the load balancer is configured with them. */
  serverPorts: readonly number[];
  /** The environment variables that every server needs. */
  env: Record<string, string>;
  /** Returns the names of any programs (proxies, pooler, Redis) that have ended unexpectedly. */
  endedPrograms(): string[];
  stop(): Promise<void>;
};

export type ClusterOptions = { programs: ClusterPrograms; sitePort?: number; servers?: number };

/** A folder in memory, because the data is temporary. Where it does not exist, a temporary folder is used. */
const memory = "/dev/shm";

export async function startCluster({ programs, sitePort, servers = 3 }: ClusterOptions): Promise<Cluster> {
  const owner = programOwner();
  const folder = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), "parlour-cluster-"));
  chmodSync(folder, 0o700);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const ports = await freePorts(portsOfPair + servers + 5);
  const take = (count: number) => ports.splice(0, count);
  const [primary, replicas, pooler, redisPort, freeSitePort] = take(5) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const serverPorts = take(servers);
  const place = { programs, folder, owner };
  const [appPassword, superuser, replication] = [randomUUID(), randomUUID(), randomUUID()] as const;
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const databases = await startDatabasePair({
      ...place,
      ports: take(portsOfPair),
      passwords: { superuser, replication },
    });
    stops.push(() => databases.stop());
    const proxy = startDatabaseProxy(place, { primary, replicas, nodes: databases.nodes });
    stops.push(() => proxy.stop());
    await databases.waitForReplica();
    await createDatabase(`postgres://postgres:${superuser}@127.0.0.1:${primary}/postgres`, appPassword);
    const url = (port: number) => `postgres://parlour:${appPassword}@127.0.0.1:${port}/parlour`;
    const others = [
      startPooler(place, { port: pooler, databasePort: primary, password: appPassword }),
      startRedis(place, redisPort),
      startSiteProxy(place, { port: sitePort ?? freeSitePort, serverPorts }),
    ];
    stops.push(...others.map((program) => () => program.stop()));
    await waitUntil("A query through PgBouncer", 15_000, () => answers(url(pooler)));
    const dataDir = join(folder, "servers");
    mkdirSync(dataDir);
    return {
      folder,
      databases,
      directUrl: url(primary),
      poolerUrl: url(pooler),
      origin: `http://127.0.0.1:${sitePort ?? freeSitePort}`,
      serverPorts,
      env: {
        DATA_DIR: dataDir,
        DATABASE_URL: url(pooler),
        DATABASE_DIRECT_URL: url(primary),
        DATABASE_REPLICA_URL: url(replicas),
        REDIS_URL: `redis://127.0.0.1:${redisPort}`,
        TRUSTED_PROXIES: "127.0.0.1",
      },
      endedPrograms: () => [proxy, ...others].filter((program) => program.hasEnded()).map(({ name }) => name),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createDatabase(url: string, password: string): Promise<void> {
  await waitUntil("A query at the primary", 30_000, () => answers(url));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create user parlour password '${password}'`);
    await client.query("create database parlour owner parlour");
  } finally {
    await client.end();
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } finally {
    await client.end().catch(() => {});
  }
}
