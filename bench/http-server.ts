// The server under test, in a separate process. `raw` sends fixed bytes, `file` serves a file as a page,
// `stack` is the whole product, `stack-on-server` is the whole product on PostgreSQL (`unlimited`: without load
// shedding), and `many` is the product with a thousand games.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unboundedLanes } from "@parlour/server/kit/http/lanes";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import { startStack } from "@parlour/stack/start-stack";
import { noCalendars } from "@parlour/stack/testing-calendars";
import { manyGamesStack } from "@parlour/stack/testing-many-games";
import { openOnServer } from "./bench-database.ts";

const [kind, body = ""] = process.argv.slice(2);
let close = async () => {};

async function startRaw(bytes: Buffer, contentType: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": contentType, "content-length": bytes.length });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startMany(): Promise<string> {
  const stack = await manyGamesStack(1_000);
  close = stack.close;
  return stack.origin;
}

/** Uses PostgreSQL if available, because the embedded engine runs in the server's own thread. */
async function startOnServer(): Promise<string> {
  const target = await openOnServer();
  close = async () => target?.close();
  return await startWhole({ databaseUrl: target?.url, ...(body === "unlimited" && withoutLimits) });
}

/** Turns off load shedding, so that a benchmark measures only the speed of the server. */
const withoutLimits = { load: neverOverloaded, lanes: unboundedLanes };

async function startWhole(
  options: { databaseUrl?: string | undefined } & Partial<typeof withoutLimits>,
): Promise<string> {
  const { databaseUrl, ...limits } = options;
  const dataDir = mkdtempSync(join(tmpdir(), "parlour-bench-"));
  process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const env = {
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    // The load generator sends the IP addresses of many visitors in a proxy header, which must be trusted.
    TRUSTED_PROXIES: "127.0.0.1",
    ...noCalendars,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const stack = await startStack({
    env,
    port: 0,
    quiet: true,
    requestsPerSecond: Number.POSITIVE_INFINITY,
    ...limits,
  });
  return stack.origin;
}

function start(): Promise<string> {
  if (kind === "raw") return startRaw(Buffer.from(body), "application/json");
  if (kind === "file") return startRaw(readFileSync(body), "text/html; charset=utf-8");
  if (kind === "stack-on-server") return startOnServer();
  return kind === "many" ? startMany() : startWhole(withoutLimits);
}

const origin = await start();
process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
process.on("disconnect", () => void close().finally(() => process.exit(0)));
process.send?.({ origin });
