// Prepares what every command needs: packages, the right version of Node, the built site and a browser. It
// must run on Node 20, because on a fresh machine it runs before the pinned version is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const REQUIRED_MAJOR = 24;

/** Prints one line per step: its name when it starts, its result and duration when it ends. */
export async function step(name, work) {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`  ${name} …`);
  const ticker = setInterval(() => process.stdout.write("."), 3000);
  try {
    const note = await work();
    process.stdout.write(` ${note ?? "done"} (${seconds()} s)\n`);
  } catch (error) {
    process.stdout.write(` failed after ${seconds()} s\n`);
    throw error;
  } finally {
    clearInterval(ticker);
  }
}

/** Prints one sentence without a stack trace and exits with code 1. */
export function exitWithError(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs a command and collects what it prints. */
function capture(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], ...options });
    let output = "";
    child.stdout.on("data", (data) => {
      output += data;
    });
    child.stderr.on("data", (data) => {
      output += data;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

/** Runs a command and shows its output only if it fails. */
async function runQuietly(command, args, options) {
  const { exitCode, output } = await capture(command, args, options);
  if (exitCode === 0) return;
  throw new Error(`${command} ${args.join(" ")} failed:\n${output.split("\n").slice(0, 40).join("\n")}`);
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files)
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

function filesBelow(folder, skip) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (skip.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(path, skip) : [path];
  });
}

function stampMatches(stamp, value) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === value;
}

/** The optional packages that are missing from the lock file. */
export function findLockGaps({ packages }) {
  const isLocked = (from, name) => {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
      if (packages[`${at ? `${at}/` : ""}node_modules/${name}`]) return true;
      if (!at) return false;
    }
  };
  const wanted = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => [at, name]),
  );
  return [...new Set(wanted.filter(([at, name]) => !isLocked(at, name)).map(([, name]) => name))];
}

/**
 * Returns npm's command for installing. `npm ci` refuses to install from an incomplete lock file, while
 * `npm install --no-save` accepts it (docs/decisions/0051).
 */
export function installCommand(lockGaps) {
  return lockGaps.length === 0 ? ["ci"] : ["install", "--no-save"];
}

export async function ensureInstalled() {
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const manifests = ["package.json", ...workspaces.map((name) => `${name}/package.json`)];
  const wanted = hashOf(["package-lock.json", ...manifests]);
  const stamp = join(root, "node_modules", ".parlour-installed");
  if (stampMatches(stamp, wanted)) return;
  await step("Installing packages", async () => {
    const npm = process.env.npm_execpath;
    const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []];
    const gaps = findLockGaps(JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")));
    const how = installCommand(gaps);
    await runQuietly(command, [...first, ...how, "--include=dev", "--include=optional", "--loglevel=error"]);
    writeFileSync(stamp, wanted);
    return gaps.length === 0
      ? "done"
      : `done with npm install, as npm ci refuses a lock file without ${gaps.length} packages of other platforms`;
  });
}

function majorOf(node) {
  const { stdout, status } = spawnSync(node, ["--version"], { encoding: "utf8" });
  return status === 0 ? Number(stdout.slice(1).split(".")[0]) : 0;
}

/** Returns the pinned Node, or the installed one if it is new enough. */
export function findNode() {
  const pinned = join(root, "node_modules", "node", "bin", "node");
  if (existsSync(pinned) && majorOf(pinned) >= REQUIRED_MAJOR) return pinned;
  if (Number(process.versions.node.split(".")[0]) >= REQUIRED_MAJOR) return process.execPath;
  return exitWithError(
    `Parlour needs Node ${REQUIRED_MAJOR} or newer: npm could not install it here, and this is ${process.version}.`,
  );
}

const NOT_SOURCE = new Set(["node_modules", "build", ".react-router", "test-results"]);

/** The parts of the product that have a build; each is rebuilt only when one of its sources has changed. */
const BUILDS = [
  {
    name: "Building the site",
    folder: "shell",
    sources: ["contracts", "languages", "rules", "games", "web", "shell"],
    /**
     * Changes to these files need no rebuild of the site. Its bundle contains only the manifests, maths and sounds of
     * the games, and seed content is in the database.
     */
    without:
      /^games\/(?!.*\/math\/|[^/]+\/game\.ts$|kit\/client\/sound(\.ts$|\/))|^languages\/\w+\/content\//,
    command: ["@react-router", "dev", "bin.cjs"],
    packed: "build/client",
  },
  {
    name: "Building the games",
    folder: "games",
    sources: ["contracts", "languages", "rules", "web", "games"],
    without: /^languages\/\w+\/(?!play\/games)/,
    command: ["vite", "bin", "vite.js"],
    packed: "build",
  },
  {
    name: "Building the cashier and the sportsbook",
    folder: "embedded",
    sources: ["contracts", "languages", "rules", "sports", "web", "embedded"],
    without: /^languages\/\w+\/(?!money\/cashier|sports\/[a-z]+\.json)/,
    command: ["vite", "bin", "vite.js"],
    packed: "build",
  },
  {
    name: "Building the console",
    folder: "console",
    sources: ["contracts", "rules", "web", "console"],
    without: /^$/,
    command: ["vite", "bin", "vite.js"],
    packed: "build",
  },
];

export async function ensureBuilt() {
  for (const { name, folder, sources, without, command, packed } of BUILDS) {
    const files = sources
      .flatMap((source) => filesBelow(source, NOT_SOURCE))
      .filter((file) => !without.test(file) && !file.endsWith(".test.ts") && !file.endsWith(".md"));
    const wanted = hashOf(["package-lock.json", ...files]);
    const stamp = join(root, folder, "build", ".stamp");
    if (stampMatches(stamp, wanted)) continue;
    await step(name, async () => {
      await runQuietly(findNode(), [join(root, "node_modules", ...command), "build"], {
        cwd: join(root, folder),
        env: { ...process.env, NODE_ENV: "production" },
      });
      const compress = join(root, "scripts", "compress-assets.mjs");
      await runQuietly(findNode(), [compress, join(root, folder, packed)]);
      writeFileSync(stamp, wanted);
    });
  }
}

/** Node caches the compiled sources, so that later starts don't parse the same TypeScript again. */
export const nodeEnvironment = {
  NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "parlour", "compiled"),
  ...process.env,
};

/** Runs a script with the project's Node in this terminal. Returns its exit code. */
export function run(script, args = [], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(findNode(), [script, ...args], {
      cwd: root,
      stdio: "inherit",
      env: { ...nodeEnvironment, ...env },
    });
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Runs a script with the project's Node. Returns its exit code and what it printed. */
export async function runForOutput(script, args = []) {
  const colour = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  return await capture(findNode(), [script, ...args], { env: { ...nodeEnvironment, ...colour } });
}
