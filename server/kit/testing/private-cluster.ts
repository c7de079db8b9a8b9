import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

export type PrivateCluster = {
  url: string;
  /** Stops the server immediately, like a crash, so that the next start must recover. */
  stop(): void;
  start(): void;
  /** Restarts the server as a standby without a primary, so that it is read-only. */
  becomeStandby(): void;
  /** Suspends all processes of the server, as when its machine hangs; connections stay open. */
  freeze(): void;
  thaw(): void;
  remove(): void;
};

const installations = "/usr/lib/postgresql";

/** Returns the program folder of the newest PostgreSQL on this machine, if there is one. */
export function findServerPrograms(): string | undefined {
  if (!existsSync(installations)) return undefined;
  const folders = readdirSync(installations)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(installations, version, "bin"));
  return folders.find((folder) => existsSync(join(folder, "initdb")));
}

/** Creates a private PostgreSQL cluster that the test can stop and start. */
export async function createPrivateCluster(programs: string): Promise<PrivateCluster> {
  const server = await preparePrivateServer(programs, "parlour-cluster-");
  const { data, run, owner } = server;
  run("initdb", "-D", data, "-U", "tester", "-A", "trust", "-N");
  server.start();
  const signalAll = (signal: "SIGSTOP" | "SIGCONT") => {
    const postmaster = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, signal);
  };
  return {
    becomeStandby() {
      run("pg_ctl", "-D", data, "-m", "fast", "-w", "stop");
      writeOwned(join(data, "standby.signal"), "", owner);
      server.start();
    },
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    url: server.url,
    stop: server.stop,
    start: server.start,
    remove() {
      try {
        signalAll("SIGCONT");
      } catch {
        // The database server has already been stopped.
      } finally {
        server.remove();
      }
    },
  };
}

/** A standby that follows a primary by streaming replication. */
export type PrivateStandby = {
  url: string;
  stop(): void;
  start(): void;
  /** Makes the standby a primary; returns when it accepts writes. */
  promote(): void;
  remove(): void;
};

export async function createPrivateStandby(
  programs: string,
  primary: { url: string },
): Promise<PrivateStandby> {
  const server = await preparePrivateServer(programs, "parlour-standby-");
  const { data, run, url, start, stop, remove } = server;
  // A fast checkpoint is requested, because the primary would otherwise spread it over minutes.
  run("pg_basebackup", "-D", data, "-d", primary.url, "-R", "-X", "stream", "-c", "fast");
  start();
  return { url, start, stop, remove, promote: () => run("pg_ctl", "-D", data, "-w", "promote") };
}

/** A folder to which a cluster copies its write-ahead log, and base backups from which the cluster can be restored. */
export type PrivateArchive = {
  /** Makes a base backup of the whole cluster. Later commits are only in the archived log. */
  backUp(): void;
  /** Starts another server from the backup, with the state that the cluster had at the given time. */
  restoreTo(time: Date): Promise<{ url: string; remove(): void }>;
  remove(): void;
};

/** Archives the write-ahead log of a cluster from now on; the cluster is restarted for this. */
export async function createPrivateArchive(
  programs: string,
  cluster: Pick<PrivateCluster, "url" | "stop" | "start">,
): Promise<PrivateArchive> {
  const { folder, data: backup, run, remove } = await preparePrivateServer(programs, "parlour-archive-");
  const set = (setting: string) => run("psql", "-d", cluster.url, "-c", `alter system set ${setting}`);
  set("archive_mode = on");
  set(`archive_command = 'cp "%p" "${folder}/%f"'`);
  cluster.stop();
  cluster.start();
  return {
    backUp: () => run("pg_basebackup", "-D", backup, "-d", cluster.url, "-X", "fetch", "-c", "fast"),
    async restoreTo(time) {
      const restored = await preparePrivateServer(programs, "parlour-restored-");
      runAs(restored.owner, "cp", "-a", backup, restored.data);
      const settings = [
        "archive_mode = off",
        `restore_command = 'cp "${folder}/%f" "%p"'`,
        `recovery_target_time = '${time.toISOString().replace("T", " ").replace("Z", "+00")}'`,
        "recovery_target_action = promote",
      ];
      appendFileSync(join(restored.data, "postgresql.auto.conf"), `${settings.join("\n")}\n`);
      writeOwned(join(restored.data, "recovery.signal"), "", restored.owner);
      try {
        restored.start();
        await endOfRecovery(restored.url);
      } catch (error) {
        restored.remove();
        throw error;
      }
      return { url: restored.url, remove: restored.remove };
    },
    remove,
  };
}

type Owner = { uid: number; gid: number } | undefined;

/** Prepares a folder and a port for a server; `data` is to be filled before the first start. */
async function preparePrivateServer(programs: string, prefix: string) {
  const owner = serverUser();
  const folder = mkdtempSync(join(tmpdir(), prefix));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const run = (program: string, ...args: string[]) => runAs(owner, join(programs, program), ...args);
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const stop = () => run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop");
  return {
    owner,
    folder,
    data,
    run,
    stop,
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    start: () => run("pg_ctl", "-D", data, "-o", options, "-l", join(folder, "log"), "-w", "start"),
    remove() {
      try {
        stop();
      } catch {
        // The database server has already been stopped.
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function runAs(owner: Owner, program: string, ...args: string[]): void {
  execFileSync(program, args, { ...owner, cwd: tmpdir(), stdio: "ignore", timeout: 60_000 });
}

/** Waits until a restored server has reached its target and accepts writes. */
async function endOfRecovery(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const endMs = Date.now() + 60_000; ; await sleep(100)) {
      const { rows } = await client.query("select pg_is_in_recovery() as recovering");
      if (!rows[0].recovering) return;
      if (Date.now() > endMs) throw new Error("the restored server is still in recovery");
    }
  } finally {
    await client.end();
  }
}

function writeOwned(path: string, text: string, owner: Owner): void {
  writeFileSync(path, text);
  if (owner) chownSync(path, owner.uid, owner.gid);
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/status`, "utf8").includes(`\nPPid:\t${parent}\n`);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/**
 * Returns the postgres user of the system for tests that run as root, because PostgreSQL refuses to run as
 * root.
 */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
