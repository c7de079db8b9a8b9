// `npm run cluster` starts a complete cluster on this machine for experiments: three servers behind HAProxy,
// PostgreSQL with a synchronous replica under Patroni, PgBouncer and Redis. Ctrl-C stops it and deletes its data.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { waitUntil } from "./child-program.ts";
import { findClusterPrograms } from "./cluster-programs.ts";
import { type Cluster, startCluster } from "./start-cluster.ts";

const statusEveryMs = 2_000;
const startEntry = fileURLToPath(new URL("../start.ts", import.meta.url));

type Server = { port: number; isReady(): Promise<boolean>; stop(): Promise<void> };

function startServer(cluster: Cluster, port: number): Server {
  const child = spawn(process.execPath, [startEntry], {
    env: {
      ...process.env,
      ...cluster.env,
      PORT: String(port),
      NODE_ENV: process.env.NODE_ENV ?? "production",
    },
    stdio: ["ignore", "ignore", "inherit"],
    // Ctrl-C reaches only this process, which then stops the servers before the databases.
    detached: true,
  });
  return {
    port,
    isReady: async () =>
      (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) })).ok,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGINT");
      await ended;
    },
  };
}

async function statusOf({ databases, endedPrograms }: Cluster, servers: readonly Server[]): Promise<string> {
  const ready = await Promise.all(servers.map((server) => server.isReady().catch(() => false)));
  const { primary, replicas } = await databases.state().catch(() => ({ primary: undefined, replicas: [] }));
  const replica = replicas.map(
    ({ name, isSynchronous, lagBytes }) =>
      `${name} ${isSynchronous ? "synchronous" : "asynchronous"}, ${lagBytes} bytes behind`,
  );
  const ended = endedPrograms();
  return [
    `servers ${ready.filter(Boolean).length}/${servers.length} ready`,
    `primary ${primary ?? "none"}`,
    `replica ${replica.join(" and ") || "none"}`,
    ...(ended.length > 0 ? [`ended: ${ended.join(", ")}`] : ["PgBouncer, Redis and HAProxy running"]),
  ].join(" · ");
}

/** Prints the status when it changes; on a terminal the new status replaces the previous line. */
function createStatusLine(): (text: string) => void {
  let last = "";
  return (text) => {
    if (text === last) return;
    last = text;
    process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
  };
}

const describe = (cluster: Cluster, servers: readonly Server[]) =>
  [
    "",
    `  Parlour is open at ${cluster.origin} (HAProxy)`,
    `  Servers:     ${servers.map(({ port }) => `http://127.0.0.1:${port}`).join("  ")}`,
    `  PgBouncer:   ${cluster.poolerUrl}`,
    `  PostgreSQL:  ${cluster.directUrl}  (the primary, wherever it is)`,
    ...cluster.databases.nodes.map(
      ({ name, port, restPort }) => `    ${name}: port ${port}, Patroni http://127.0.0.1:${restPort}/cluster`,
    ),
    `  Switch over: curl -s -X POST http://127.0.0.1:${cluster.databases.nodes[0]!.restPort}/switchover -d '{"leader":"database-1"}'`,
    `  Logs:        ${cluster.folder}`,
    "  Ctrl-C stops everything and deletes the data.",
    "",
    "",
  ].join("\n");

const programs = findClusterPrograms();
if ("missing" in programs) {
  process.stderr.write(`The cluster needs these Debian packages: ${programs.missing.join(", ")}.\n`);
  process.exit(1);
}
const controller = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => (controller.signal.aborted ? process.exit(1) : controller.abort()));
}
const sitePort = Number(process.env.PORT ?? 3000);
process.stdout.write("Starting PostgreSQL, PgBouncer, Redis and HAProxy …\n");
const cluster = await startCluster({ programs, sitePort });
const servers: Server[] = [];
try {
  for (const port of cluster.serverPorts) {
    if (controller.signal.aborted) break;
    process.stdout.write(`Starting server ${servers.length + 1} …\n`);
    const server = startServer(cluster, port);
    servers.push(server);
    await waitUntil(`The start of server ${servers.length}`, 180_000, async () =>
      controller.signal.aborted ? true : await server.isReady(),
    );
  }
  if (!controller.signal.aborted) process.stdout.write(describe(cluster, servers));
  const show = createStatusLine();
  while (!controller.signal.aborted) {
    show(await statusOf(cluster, servers));
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, statusEveryMs);
      controller.signal.addEventListener(
        "abort",
        () => {
          clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
    });
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  process.stdout.write("\nStopping …\n");
  await Promise.all(servers.map((server) => server.stop()));
  await cluster.stop();
  process.stdout.write("Stopped.\n");
}
process.exit();
