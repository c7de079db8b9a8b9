// Finds or installs a Chromium for the browser tests, or prints what to do.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findNode, root, step } from "./prepare.mjs";

const ON_THE_SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function succeeds(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: "ignore", timeout: 600_000 }).status === 0;
}

function findOnSystem() {
  return [process.env.CHROMIUM_PATH, ...ON_THE_SYSTEM].find((path) => path && existsSync(path));
}

function findPlaywrights() {
  const print = 'import("playwright-core").then(({chromium}) => console.log(chromium.executablePath()))';
  const { stdout } = spawnSync(findNode(), ["-e", print], { cwd: join(root, "e2e"), encoding: "utf8" });
  const path = stdout.trim();
  return existsSync(path) ? path : undefined;
}

export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH && !existsSync(process.env.CHROMIUM_PATH)) {
    throw new Error(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and there is no such file.`);
  }
  const found = findOnSystem() ?? findPlaywrights();
  if (found) return found;
  await step("Installing Chromium", () => {
    const root = process.getuid?.() === 0;
    const debian = root && existsSync("/usr/bin/apt-get") && succeeds("apt-get", ["update", "-qq"]);
    if (debian && succeeds("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]))
      return;
    succeeds(findNode(), ["node_modules/playwright/cli.js", "install", "chromium"]);
  });
  const installed = findOnSystem() ?? findPlaywrights();
  if (installed) return installed;
  throw new Error(
    "The browser tests need a Chromium and none could be installed: install one and name it in CHROMIUM_PATH.",
  );
}
