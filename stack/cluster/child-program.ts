import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, closeSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export type ChildProgram = {
  name: string;
  pid: number;
  hasEnded(): boolean;
  /** Sends a signal and waits until the program has ended; after `longestStopMs` the program is killed. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  kill(): Promise<void>;
};

export type Owner = { uid: number; gid: number };

const longestStopMs = 45_000;

/**
 * Starts a program whose output goes to `<folder>/<name>.log`. It gets its own process group, so that Ctrl-C in the
 * terminal reaches only the parent, which stops the programs in the right order.
 */
export function startProgram(options: {
  name: string;
  folder: string;
  command: string;
  args?: readonly string[];
  env?: Record<string, string>;
  owner?: Owner | undefined;
}): ChildProgram {
  const { name, folder, command, args = [], env = {}, owner } = options;
  const logFile = join(folder, `${name}.log`);
  const log = openSync(logFile, "a");
  if (owner) chownSync(logFile, owner.uid, owner.gid);
  const child: ChildProcess = spawn(command, [...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: folder, LC_ALL: "C.UTF-8", ...env },
    stdio: ["ignore", log, log],
    detached: true,
    ...owner,
  });
  closeSync(log);
  // Without an error listener, a program that fails to start would crash this process.
  child.on("error", () => {});
  if (child.pid === undefined) throw new Error(`${command} cannot be started.`);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    if (hasEnded()) return;
    const ended = once(child, "exit");
    child.kill(signal);
    const cut = setTimeout(() => child.kill("SIGKILL"), longestStopMs);
    await ended;
    clearTimeout(cut);
  };
  return { name, pid: child.pid, hasEnded, stop, kill: () => stop("SIGKILL") };
}

/** Returns the last lines of a program's log, for an error message. */
export function logOf(folder: string, name: string): string {
  return readFileSync(join(folder, `${name}.log`), "utf8")
    .split("\n")
    .slice(-15)
    .join("\n");
}

/** Writes a file that the programs, which may run as another user, can read. */
export function writeConfiguration(path: string, text: string, owner: Owner | undefined): void {
  writeFileSync(path, text, { mode: 0o600 });
  if (owner) chownSync(path, owner.uid, owner.gid);
}

/** Returns the user `postgres` if this process runs as root, because PostgreSQL and PgBouncer refuse to run as root. */
export function programOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Finds free ports. They stay reserved until all are found, so that no two are the same. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, "127.0.0.1");
      await once(server, "listening");
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

/** Waits until the condition is true. Throws an error that names `what` after the timeout. */
export async function waitUntil(
  what: string,
  timeoutMs: number,
  isTrue: () => Promise<boolean>,
): Promise<void> {
  const endMs = performance.now() + timeoutMs;
  let cause: unknown;
  for (;;) {
    try {
      if (await isTrue()) return;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > endMs) {
      throw new Error(`${what} did not happen within ${timeoutMs / 1000} s.`, { cause });
    }
    await sleep(100);
  }
}
