import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findServerPrograms } from "@parlour/server/kit/testing/private-cluster";

/** The Debian package of each program that a cluster needs. */
const packages = {
  etcd: "etcd-server",
  haproxy: "haproxy",
  patroni: "patroni",
  pgbouncer: "pgbouncer",
  "redis-server": "redis-server",
} as const;

export type ClusterPrograms = { postgresql: string; paths: Record<keyof typeof packages, string> };

/** Debian installs daemons in these folders, which are often missing from a user's PATH. */
const daemonFolders = ["/usr/sbin", "/usr/local/sbin", "/sbin"];

export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...daemonFolders];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Finds the programs, or returns the Debian packages that are missing. */
export function findClusterPrograms(): ClusterPrograms | { missing: string[] } {
  const postgresql = findServerPrograms();
  const found = Object.keys(packages).map((name) => [name, findProgram(name)] as const);
  const missing = found
    .filter(([, path]) => path === undefined)
    .map(([name]) => packages[name as keyof typeof packages] as string);
  if (postgresql === undefined) missing.push("postgresql");
  if (postgresql === undefined || missing.length > 0) return { missing };
  return { postgresql, paths: Object.fromEntries(found) as ClusterPrograms["paths"] };
}
