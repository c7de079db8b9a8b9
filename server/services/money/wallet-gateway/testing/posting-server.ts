// Runs a server with the wallet as a process that a test can kill. Prints its address once it listens.
import type { AddressInfo } from "node:net";
import { defineCall } from "@parlour/contracts/call";
import { houseAccount, playerAccount } from "@parlour/ledger";
import { loadConfig } from "@parlour/server/kit/config";
import { createKit } from "@parlour/server/kit/create-kit";
import { prepareCalls } from "@parlour/server/kit/http/calls";
import { createApp } from "@parlour/server/kit/http/create-app";
import { securityHeaders } from "@parlour/server/kit/http/security-headers";
import { playersOnly } from "@parlour/server/kit/http/testing/players-only";
import { refuse } from "@parlour/server/kit/refusal";
import { route } from "@parlour/server/kit/service";
import { z } from "zod";
import { walletGatewayService } from "../index.ts";

const players = ["ann", "ben", "cas", "dee"];

const postBet = defineCall({
  name: "testing-post-bet",
  service: "testing",
  method: "POST",
  path: "/testing/bets",
  summary: "Posts a bet at once",
  access: "anyone",
  body: z.object({ playerId: z.string(), id: z.string(), amount: z.number().int() }),
  answers: { 200: z.object({ outcome: z.string() }) },
});

const { kit, idempotency, migrate } = await createKit({ config: loadConfig(process.env) });
await migrate([walletGatewayService]);
const ledger = kit.ledger;
for (const playerId of players) {
  await ledger.openWallet({ playerId, currency: "USD" });
  const to = playerAccount(playerId, "cash", "USD");
  const transfers = [{ from: houseAccount("payments", "USD"), to, amountMinor: 10_000_000n }];
  await ledger.post({ playerId, id: "opening", type: "DEPOSIT", transfers });
}
const postRoute = route(postBet, async ({ body: { playerId, id, amount } }) => {
  const from = playerAccount(playerId, "cash", "USD");
  const transfers = [{ from, to: houseAccount("revenueCasino", "USD"), amountMinor: BigInt(amount) }];
  const { outcome } = await ledger.post({ playerId, id, type: "BET", transfers });
  if (outcome === "OVERLOADED" || outcome === "UNAVAILABLE") return refuse("OVERLOADED");
  return { outcome };
});
const routes = [...walletGatewayService.routes(kit), postRoute];
const app = await createApp({
  calls: prepareCalls({ kit, idempotency, authorisers: playersOnly }, routes),
  headers: securityHeaders(kit.config),
  requestsPerSecond: 1_000_000,
});
await app.fastify.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}\n`);
