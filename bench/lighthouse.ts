// Compares the Lighthouse scores of our pages with an empty static page in one run, so that the machine's
// speed cancels out.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { startChromium } from "./chromium.ts";

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
// `npm run lighthouse -- /casino` measures the named pages; the default is home, the lobby and a game.
const named = process.argv.slice(2);
const PAGES = named.length > 0 ? named : ["/", "/casino", "/casino/instant-games/dice"];
const LIMITS = { accessibility: 100, seo: 100, "best-practices": 95 };
/**
 * How many points lower than the empty page a page may score. Pages with many pictures may lose a little more than
 * the home page.
 */
const performanceBehind = (path: string) => (path === "/" ? 5 : 8);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Scores = Record<(typeof CATEGORIES)[number], number>;

const EMPTY_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Empty</title>
<meta name="description" content="An empty page"><meta name="viewport" content="width=device-width,initial-scale=1">
</head><body><main><h1>Empty</h1></main></body></html>`;

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function startEmptyPage(): Promise<{ origin: string; close(): void }> {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8").end(EMPTY_PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

async function startProduct(dataDir: string): Promise<{ origin: string; close(): Promise<void> }> {
  const port = String(3900 + Math.floor(Math.random() * 90));
  const child = spawn(process.execPath, ["stack/start.ts"], {
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, NODE_ENV: "production", SANDBOX_HISTORY: "off" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries++) {
    const ready = await fetch(`${origin}/readyz`)
      .then((answer) => answer.ok)
      .catch(() => false);
    if (ready) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        child.once("close", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

async function measure(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: "error" });
  // Occasionally the browser's trace lacks its start event, and the run has to be repeated.
  if (result?.lhr.runtimeError?.code === "NO_NAVSTART") return measure(url, port);
  const categories = result?.lhr.categories ?? {};
  for (const audit of Object.values(result?.lhr.audits ?? {})) {
    const wrong = audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === "binary";
    if (wrong && process.env.LIGHTHOUSE_DETAILS)
      process.stdout.write(`    ${url}: ${audit.id}: ${audit.title}\n`);
  }
  if (process.env.LIGHTHOUSE_DETAILS)
    process.stdout.write(`    ${url}: ${describe(result?.lhr.audits ?? {})}\n`);
  return Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  ) as Scores;
}

/** Lists the metrics behind the performance score, in milliseconds on the simulated phone. */
function describe(audits: Record<string, { numericValue?: number }>): string {
  const shown = {
    "first-contentful-paint": "FCP",
    "largest-contentful-paint": "LCP",
    "total-blocking-time": "TBT",
  };
  return Object.entries(shown)
    .map(([id, name]) => `${name} ${Math.round(audits[id]?.numericValue ?? 0)}`)
    .join(", ");
}

function medians(runs: Scores[]): Scores {
  return Object.fromEntries(CATEGORIES.map((name) => [name, median(runs.map((run) => run[name]))])) as Scores;
}

const scratch = mkdtempSync(join(tmpdir(), "parlour-lighthouse-"));
const empty = await startEmptyPage();
const product = await startProduct(join(scratch, "data"));
const chromium = await startChromium(join(scratch, "profile"));
const failures: string[] = [];
try {
  // Runs are interleaved, so that a brief slowdown of the machine affects all pages equally.
  const urls = [`${empty.origin}/`, ...PAGES.map((path) => product.origin + path)];
  const runs = new Map<string, Scores[]>(urls.map((url) => [url, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const url of urls) runs.get(url)?.push(await measure(url, chromium.port));
  }
  const [base, ...pages] = urls.map((url) => ({ url, scores: medians(runs.get(url) ?? []) }));
  process.stdout.write(`median of ${RUNS}          performance  accessibility  best practices  SEO\n`);
  for (const { url, scores } of [base, ...pages].filter((row) => row !== undefined)) {
    const name = url === base?.url ? "an empty static page" : new URL(url).pathname;
    const figures = CATEGORIES.map((category) => String(scores[category]).padStart(12)).join(" ");
    process.stdout.write(`${name.padEnd(22)}${figures}\n`);
  }
  for (const { url, scores } of pages) {
    const path = new URL(url).pathname;
    for (const name of ["accessibility", "seo", "best-practices"] as const) {
      if (scores[name] < LIMITS[name])
        failures.push(`${path}: ${name} ${scores[name]}, wanted ${LIMITS[name]}`);
    }
    const behind = (base?.scores.performance ?? 0) - scores.performance;
    if (behind > performanceBehind(path))
      failures.push(`${path}: performance ${behind} behind the empty page`);
  }
} finally {
  chromium.close();
  empty.close();
  await product.close();
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
}
for (const failure of failures) process.stdout.write(`${failure}\n`);
process.exit(failures.length === 0 ? 0 : 1);
