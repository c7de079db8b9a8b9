import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { StartupError } from "./startup-error.ts";

/** Identifies a process beyond its pid, which may be reused after a restart. */
type Holder = { pid: number; bornAt: string | null };

const heldByThisProcess = new Set<string>();

/**
 * Keeps a second process out of the same data folder. A lock whose process no longer exists, for example
 * after `kill -9`, is taken over.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  const folder = resolve(dataDir);
  const path = join(folder, "lock");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const refuse = (pid: number): never => {
    throw new StartupError(`The data folder ${folder} is in use by the process ${pid}; stop it first.`);
  };
  if (heldByThisProcess.has(folder)) refuse(process.pid);

  const mine = `${path}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, bornAt: readBirth(process.pid) }), { mode: 0o600 });
  try {
    while (!tryLink(mine, path)) {
      const found = readText(path);
      if (found === undefined) continue;
      const holder = parseHolder(found);
      if (holder && isAlive(holder)) refuse(holder.pid);
      takeAway(path, found, `${mine}.stale`);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  heldByThisProcess.add(folder);
  return {
    release() {
      if (heldByThisProcess.delete(folder)) rmSync(path, { force: true });
    },
  };
}

/** Removes the stale lock, unless another process has replaced it in between. */
function takeAway(path: string, stale: string, aside: string): void {
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readText(aside) !== stale) tryLink(aside, path);
  rmSync(aside, { force: true });
}

/**
 * Creates a hard link, which is atomic and never replaces an existing file. Returns false if the file exists.
 */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const holder: unknown = JSON.parse(text);
    return typeof (holder as Holder).pid === "number" ? (holder as Holder) : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  if (holder.pid === process.pid) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  const bornAt = readBirth(holder.pid);
  return holder.bornAt === null || bornAt === null || bornAt === holder.bornAt;
}

/** Returns the start time of the process, where the kernel provides it (Linux). */
function readBirth(pid: number): string | null {
  const boot = readText("/proc/sys/kernel/random/boot_id")?.trim();
  const stat = readText(`/proc/${pid}/stat`);
  if (!boot || !stat) return null;
  // The process name in parentheses may contain spaces, so fields are counted after it; field 22 is the start time.
  const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  return `${boot}:${ticks}`;
}
