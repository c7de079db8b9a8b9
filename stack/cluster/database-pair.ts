import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ChildProgram,
  logOf,
  type Owner,
  startProgram,
  waitUntil,
  writeConfiguration,
} from "./child-program.ts";
import type { ClusterPrograms } from "./cluster-programs.ts";

export type DatabaseNode = {
  name: string;
  port: number;
  restPort: number;
  /** The node's Patroni process, which starts and stops PostgreSQL. */
  patroni: ChildProgram;
};

export type DatabaseState = {
  primary: string | undefined;
  /** The running replicas. A commit waits for the synchronous ones. */
  replicas: { name: string; isSynchronous: boolean; lagBytes: number }[];
};

export type DatabasePair = {
  nodes: readonly DatabaseNode[];
  passwords: Passwords;
  state(): Promise<DatabaseState>;
  /** Waits until a primary and a synchronous replica are running. */
  waitForReplica(timeoutMs?: number): Promise<void>;
  /** Asks Patroni for a planned switchover to the replica, as operators do before maintenance. */
  switchOver(): Promise<void>;
  /**
   * Kills PostgreSQL on the primary with SIGKILL. With `machine` it also kills Patroni, as if the node had lost power.
   * Returns the name of the node.
   */
  crashPrimary(what: "postgresql" | "machine"): Promise<string>;
  /** Starts Patroni on a node again, after `crashPrimary("machine")`. */
  startNode(name: string): Promise<void>;
  stop(): Promise<void>;
};

type Passwords = { superuser: string; replication: string };
type Options = {
  programs: ClusterPrograms;
  folder: string;
  owner: Owner | undefined;
  ports: readonly number[];
  passwords: Passwords;
};
type Member = { name: string; role: string; state: string; lag?: number | string };

const configuration = new URL("../../deploy/patroni.yaml", import.meta.url);
export const portsOfPair = 6;

/** Starts etcd and two PostgreSQL nodes under Patroni with the configuration of `deploy/patroni.yaml`. */
export async function startDatabasePair(options: Options): Promise<DatabasePair> {
  const { programs, folder, owner, ports, passwords } = options;
  const [clientPort, peerPort, ...nodePorts] = ports as [number, number, ...number[]];
  const etcd = startEtcd(programs.paths.etcd, { folder, owner, clientPort, peerPort });
  const file = join(folder, "patroni.yaml");
  const text = readFileSync(configuration, "utf8")
    .replace("/var/run/postgresql", folder)
    // These tests archive nothing: if pgBackRest failed, PostgreSQL would keep its log files and fill the disk. The
    // point-in-time recovery test covers the archive.
    .replace(/archive_command: .*/, "archive_command: /bin/true");
  writeConfiguration(file, text, owner);
  const startPatroni = (name: string, port: number, restPort: number) =>
    startProgram({
      name: `patroni-${name}`,
      folder,
      owner,
      command: programs.paths.patroni,
      args: [file],
      env: {
        PATRONI_NAME: name,
        PATRONI_ETCD3_HOSTS: `127.0.0.1:${clientPort}`,
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${restPort}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
        PATRONI_POSTGRESQL_DATA_DIR: join(folder, name),
        PATRONI_POSTGRESQL_BIN_DIR: programs.postgresql,
        PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
        PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
        PATRONI_REPLICATION_PASSWORD: passwords.replication,
      },
    });
  const nodes = ["database-1", "database-2"].map((name, at): DatabaseNode => {
    const [port, restPort] = nodePorts.slice(at * 2, at * 2 + 2) as [number, number];
    return { name, port, restPort, patroni: startPatroni(name, port, restPort) };
  });
  const nodeOf = (name: string) => nodes.find((node) => node.name === name)!;

  /** Sends a request to the first Patroni that responds; each of them knows the state of both nodes. */
  const ask = async (path: string, body?: object): Promise<Response> => {
    let failure: unknown;
    for (const { restPort } of nodes) {
      try {
        return await fetch(`http://127.0.0.1:${restPort}${path}`, {
          signal: AbortSignal.timeout(body ? 60_000 : 2_000),
          ...(body && { method: "POST", body: JSON.stringify(body) }),
        });
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
  const state = async (): Promise<DatabaseState> => {
    const { members } = (await (await ask("/cluster")).json()) as { members: Member[] };
    const primary = members.find(({ role, state }) => role === "leader" && state === "running");
    return {
      primary: primary?.name,
      replicas: members
        .filter(({ role, state }) => role !== "leader" && /running|streaming/.test(state))
        .map(({ name, role, lag }) => ({
          name,
          isSynchronous: role === "sync_standby",
          lagBytes: Number(lag ?? 0) || 0,
        })),
    };
  };
  const waitForReplica = async (timeoutMs = 60_000) => {
    try {
      await waitUntil("Synchronous replication", timeoutMs, async () => {
        const { primary, replicas } = await state();
        return primary !== undefined && replicas.some(({ isSynchronous }) => isSynchronous);
      });
    } catch (error) {
      const logs = ["etcd", ...nodes.map(({ patroni }) => patroni.name)].map((name) => logOf(folder, name));
      throw new Error(`${(error as Error).message}\n${logs.join("\n\n")}`, { cause: error });
    }
  };

  return {
    nodes,
    passwords,
    state,
    waitForReplica,
    async switchOver() {
      const { primary, replicas } = await state();
      const answer = await ask("/switchover", { leader: primary, candidate: replicas[0]?.name });
      if (!answer.ok) throw new Error(`Patroni refuses to switch over: ${await answer.text()}`);
    },
    async crashPrimary(what) {
      const { primary } = await state();
      const node = nodeOf(primary!);
      if (what === "machine") await node.patroni.kill();
      const postmaster = readFileSync(join(folder, node.name, "postmaster.pid"), "utf8").split("\n")[0];
      process.kill(Number(postmaster), "SIGKILL");
      return node.name;
    },
    async startNode(name) {
      const node = nodeOf(name);
      node.patroni = startPatroni(name, node.port, node.restPort);
    },
    async stop() {
      // The replica is stopped first, so that Patroni does not promote it.
      const { primary } = await state().catch(() => ({ primary: undefined }));
      const inOrder = [...nodes].sort((a, b) => Number(a.name === primary) - Number(b.name === primary));
      for (const { patroni } of inOrder) await patroni.stop();
      await etcd.stop();
    },
  };
}

function startEtcd(
  command: string,
  {
    folder,
    owner,
    clientPort,
    peerPort,
  }: Pick<Options, "folder" | "owner"> & Record<"clientPort" | "peerPort", number>,
): ChildProgram {
  const [client, peer] = [`http://127.0.0.1:${clientPort}`, `http://127.0.0.1:${peerPort}`];
  const args = {
    "--name": "etcd-1",
    "--data-dir": join(folder, "etcd"),
    "--listen-client-urls": client,
    "--advertise-client-urls": client,
    "--listen-peer-urls": peer,
    "--initial-advertise-peer-urls": peer,
    "--initial-cluster": `etcd-1=${peer}`,
  };
  return startProgram({
    name: "etcd",
    folder,
    owner,
    command,
    args: Object.entries(args).flat(),
    // Debian's etcd supports arm64 only experimentally and refuses to start on it without this environment variable.
    env: process.arch === "arm64" ? { ETCD_UNSUPPORTED_ARCH: "arm64" } : {},
  });
}
