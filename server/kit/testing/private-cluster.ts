import { execFileSync } from "node:child_process";
import {
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
  const owner = serverUser();
  const folder = mkdtempSync(join(tmpdir(), "parlour-cluster-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { ...owner, cwd: folder, stdio: "ignore", timeout: 60_000 });
  run("initdb", "-D", data, "-U", "tester", "-A", "trust", "-N");
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const stop = () => run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop");
  const start = () => run("pg_ctl", "-D", data, "-o", options, "-l", join(folder, "log"), "-w", "start");
  start();
  const signalAll = (signal: "SIGSTOP" | "SIGCONT") => {
    const postmaster = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, signal);
  };
  return {
    becomeStandby() {
      run("pg_ctl", "-D", data, "-m", "fast", "-w", "stop");
      const signal = join(data, "standby.signal");
      writeFileSync(signal, "");
      if (owner) chownSync(signal, owner.uid, owner.gid);
      start();
    },
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    stop,
    start,
    remove() {
      try {
        signalAll("SIGCONT");
        stop();
      } catch {
        // The database server is stopped already.
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** A standby that follows a primary by streaming replication. */
export type PrivateStandby = { url: string; stop(): void; start(): void; remove(): void };

/** Creates a standby of a private cluster. */
export async function createPrivateStandby(
  programs: string,
  primary: PrivateCluster,
): Promise<PrivateStandby> {
  const owner = serverUser();
  const folder = mkdtempSync(join(tmpdir(), "parlour-standby-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { ...owner, cwd: folder, stdio: "ignore", timeout: 60_000 });
  // A fast checkpoint is requested, because the primary would otherwise spread it over minutes.
  run("pg_basebackup", "-D", data, "-d", primary.url, "-R", "-X", "stream", "-c", "fast");
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder}`;
  const stop = () => run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop");
  const start = () => run("pg_ctl", "-D", data, "-o", options, "-l", join(folder, "log"), "-w", "start");
  start();
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    stop,
    start,
    remove() {
      try {
        stop();
      } catch {
        // The standby is stopped already.
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
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
