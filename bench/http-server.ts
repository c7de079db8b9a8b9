// A server under test, in a process of its own: `raw` sends fixed bytes, `stack` is the whole product.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStack } from "@parlour/stack/start-stack";

const [kind, body = ""] = process.argv.slice(2);

async function startRaw(): Promise<string> {
  const bytes = Buffer.from(body);
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": bytes.length });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function startWhole(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "parlour-bench-"));
  process.on("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const env = { DATA_DIR: dataDir, LOG_LEVEL: "warn" };
  const stack = await startStack({ env, port: 0, quiet: true, requestsPerSecond: Number.POSITIVE_INFINITY });
  return stack.origin;
}

const origin = kind === "raw" ? await startRaw() : await startWhole();
process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
process.on("disconnect", () => process.exit(0));
process.send?.({ origin });
