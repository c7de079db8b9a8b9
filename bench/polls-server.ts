// The server under test, in a separate process: `raw` sends one fixed response, `wallet` is the wallet
// service with signed-in players. Reports its address and the requests to send.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createKit } from "@parlour/server/kit/create-kit";
import { prepareCalls } from "@parlour/server/kit/http/calls";
import { createApp } from "@parlour/server/kit/http/create-app";
import { unboundedLanes } from "@parlour/server/kit/http/lanes";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import { securityHeaders } from "@parlour/server/kit/http/security-headers";
import { playersOnly } from "@parlour/server/kit/http/testing/players-only";
import { testConfig } from "@parlour/server/kit/testing/test-config";
import { walletGatewayService } from "@parlour/server/services/money/wallet-gateway";
import { openEmbedded, openOnServer } from "./bench-database.ts";
import { seedPlayers } from "./ledger-load.ts";

const [kind, engine, answer = ""] = process.argv.slice(2);
const sessions = 64;

/** Sends the same headers and bytes as the wallet, with as little work as possible. */
async function startRaw() {
  const { headers, body } = JSON.parse(answer) as { headers: Record<string, string>; body: string };
  const bytes = Buffer.from(body);
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ways: [],
    close: async () => {},
  };
}

async function startWallet() {
  const target = engine === "embedded" ? await openEmbedded() : (await openOnServer(5))!;
  const config = testConfig({ databaseUrl: target.url, logLevel: "warn" });
  const { kit, idempotency, migrate, close } = await createKit({ config, database: target.database });
  await migrate([walletGatewayService]);
  await seedPlayers(kit.db.pool);
  const app = await createApp({
    calls: prepareCalls({ kit, idempotency, authorisers: playersOnly }, walletGatewayService.routes(kit)),
    headers: securityHeaders(config),
    requestsPerSecond: Number.POSITIVE_INFINITY,
    lanes: unboundedLanes,
    load: neverOverloaded,
  });
  const ways = [];
  for (let index = 0; index < sessions; index++) {
    const { session, secret } = await kit.sessions.create({ playerId: `player_${index}` });
    const path = `/services/wallet-gateway/v1/profiles/${session.handle}/balances`;
    ways.push({ path, cookie: `session=${secret}` });
  }
  await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  const origin = `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`;
  return {
    origin,
    ways,
    async close() {
      await app.close();
      await close();
      await target.close();
    },
  };
}

const { origin, ways, close } = kind === "raw" ? await startRaw() : await startWallet();
process.on("message", () => process.send?.({ cpu: process.cpuUsage() }));
process.on("disconnect", () => {
  void close().finally(() => process.exit(0));
});
process.send?.({ origin: JSON.stringify({ origin, ways }) });
