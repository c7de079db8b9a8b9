// `npm start` builds and starts the product, even from a fresh clone. `--dev` serves it from source with hot
// reload.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, exitWithError, findNode, nodeEnvironment, root } from "./prepare.mjs";

const dev = process.argv.includes("--dev");

process.stdout.write("Parlour\n");
try {
  await ensureInstalled();
  if (!dev) await ensureBuilt();
} catch (error) {
  exitWithError(error.message);
}

const production = process.env.PARLOUR_MODE === "production";
const entry = production ? "server/main/production.ts" : "stack/start.ts";
const child = spawn(findNode(), [join(root, entry), ...process.argv.slice(2)], {
  cwd: root,
  // The IPC channel closes when this process ends for any reason, and the server then shuts down gracefully.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: { ...nodeEnvironment, NODE_ENV: dev ? "development" : "production" },
});

// A terminal sends Ctrl-C to the whole process group, so we forward the signal only when there is no
// terminal.
process.on("SIGINT", () => {
  if (!process.stdin.isTTY) child.kill("SIGINT");
});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("error", (error) => exitWithError(`The server could not be started: ${error.message}`));
child.on("close", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
