import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockDataDir } from "./data-dir-lock.ts";
import { StartupError } from "./startup-error.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parlour-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts another process that holds the lock until it is killed. */
async function holdElsewhere() {
  const script = `
    const { lockDataDir } = await import(${JSON.stringify(new URL("./data-dir-lock.ts", import.meta.url).href)});
    lockDataDir(${JSON.stringify(folder)});
    console.log("locked");
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(holder.stdout, "data");
  return {
    pid: holder.pid!,
    async kill() {
      holder.kill("SIGKILL");
      await once(holder, "exit");
    },
  };
}

describe("the data folder's lock", () => {
  it("keeps a second process out until it is released, and leaves no file behind", () => {
    const lock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(StartupError);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
    lockDataDir(folder).release();
  });

  it("names the process that holds it, and is free once that is killed", async () => {
    const holder = await holdElsewhere();
    expect(() => lockDataDir(folder)).toThrow(String(holder.pid));
    expect(existsSync(join(folder, "lock"))).toBe(true);
    await holder.kill();
    const lock = lockDataDir(folder);
    expect(JSON.parse(readFileSync(join(folder, "lock"), "utf8")).pid).toBe(process.pid);
    expect(readdirSync(folder)).toEqual(["lock"]);
    lock.release();
  });

  it.runIf(process.platform === "linux")(
    "is not fooled by another process with the dead holder's pid",
    () => {
      writeFileSync(join(folder, "lock"), JSON.stringify({ pid: process.ppid, bornAt: "an earlier boot:1" }));
      lockDataDir(folder).release();
    },
  );

  it("takes over a lock file that was only partly written", () => {
    writeFileSync(join(folder, "lock"), '{"pid":');
    lockDataDir(folder).release();
  });
});
