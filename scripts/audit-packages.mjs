// `npm run audit:packages` asks the configured registry which packages of the lock file have known vulnerabilities.
// The exit code is 1 if there are any. If the registry cannot be reached, the command prints a note and the exit code
// is 0.
import { spawnSync } from "node:child_process";
import { summariseAudit } from "./audit-report.mjs";
import { root } from "./prepare.mjs";

const timeoutMs = 60_000;
const args = ["audit", "--package-lock-only", "--json", "--fetch-retries=0"];

/** On Windows, npm can only be started through a shell, which is safe because the arguments are fixed. */
const { stdout } = spawnSync("npm", args, {
  cwd: root,
  encoding: "utf8",
  timeout: timeoutMs,
  shell: process.platform === "win32",
  maxBuffer: 64 * 1024 * 1024,
});
const { lines, exitCode } = summariseAudit(stdout ?? "");
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = exitCode;
