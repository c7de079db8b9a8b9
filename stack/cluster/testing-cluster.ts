import { createJournal, type Journal } from "../testing-journal.ts";
import { type Killable, startProcess } from "../testing-killable.ts";
import type { Payer } from "../testing-killed-process.ts";
import { findClusterPrograms } from "./cluster-programs.ts";
import { type Cluster, type ClusterOptions, startCluster } from "./start-cluster.ts";

export const isFull = process.env.FULL_FAULTS !== undefined;

/** The cluster suites need programs that most machines lack, so only `npm run test:cluster` runs them. */
const found = process.env.CLUSTER_TESTS ? findClusterPrograms() : undefined;
export const clusterPrograms = found && !("missing" in found) ? found : undefined;
if (found && "missing" in found) {
  process.stderr.write(`The cluster suites need these Debian packages: ${found.missing.join(", ")}.\n`);
}

export type TestCluster = Cluster & {
  servers: Killable[];
  journal: Journal;
  /** Starts a server on the port with the given index in the load balancer's configuration. */
  startServer(at: number): Promise<Killable>;
};

const providerSecret = "v7Qm2dEz4CxB8nYj9LkW7sTq3GfJ5aHp";
const payersCount = 12;

/** Starts a cluster with its servers, and players who send every request to the load balancer. */
export async function startTestCluster(
  cleanUps: (() => unknown)[],
  options: Partial<ClusterOptions> = {},
): Promise<TestCluster> {
  const cluster = await startCluster({ programs: clusterPrograms!, ...options });
  cleanUps.push(() => cluster.stop());
  const startServer = (at: number) =>
    startProcess(cleanUps, {
      ...cluster.env,
      PROVIDER_SECRET: providerSecret,
      // Rounds of live tables follow each other quickly, so that a test sees several.
      SHARED_ROUND_PACE: "20",
      PORT: String(cluster.serverPorts[at]),
    });
  const servers = [await startServer(0)];
  for (let at = 1; at < cluster.serverPorts.length; at++) servers.push(await startServer(at));
  const { origin } = servers[0]!;
  const made = await fetch(`${origin}/testing/payers/${payersCount}`, {
    method: "POST",
    headers: { origin },
  });
  const journal = createJournal((await made.json()) as Payer[], () => cluster.origin, providerSecret);
  return { ...cluster, servers, journal, startServer };
}

/** Returns the longest time without a successful response since `fromMs`, in seconds. */
export function longestGapSeconds({ answers }: Journal, fromMs: number): number {
  const times = [fromMs, ...answers.doneAtMs.filter((at) => at >= fromMs)];
  const gaps = times.slice(1).map((at, index) => at - times[index]!);
  return Math.max(0, ...gaps) / 1_000;
}
