import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { startRound } from "@parlour/contracts/calls/play/games/start-round";
import {
  attributeOf,
  type CollectedSpan,
  startTestCollector,
  type TestCollector,
} from "@parlour/server/kit/testing/test-collector";
import { isShellBuilt } from "@parlour/server/main/shell-build";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { openGame, play } from "../testing-rounds.ts";

const limbo = "1207";

let collector: TestCollector;
let stack: TestStack;
const register = createServer((request, response) => {
  traceparents.push(request.headers.traceparent);
  request.resume();
  response.writeHead(200, { "content-type": "application/json" }).end('{"excluded":false}');
});
const traceparents: unknown[] = [];

beforeAll(async () => {
  collector = await startTestCollector();
  await new Promise<void>((resolve) => register.listen(0, "127.0.0.1", resolve));
  stack = await testStack({
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: "50",
      OTEL_BSP_MAX_QUEUE_SIZE: "20000",
      EXCLUSION_REGISTER_URL: `http://127.0.0.1:${(register.address() as AddressInfo).port}/`,
      EXCLUSION_REGISTER_SECRET: "a secret of the register",
    },
  });
});
afterAll(async () => {
  await stack?.close();
  register.closeAllConnections();
  register.close();
  await collector?.close();
});

const waitFor = <Value>(check: () => Value) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

/** Waits for a span that ends last in its trace and returns the whole trace. */
async function traceOf(name: string): Promise<CollectedSpan[]> {
  const root = await waitFor(() => {
    const found = collector.spans.findLast((span) => span.name === name);
    expect(found, name).toBeDefined();
    return found!;
  });
  return collector.spans.filter(({ traceId }) => traceId === root.traceId);
}

const hasSpan = (spans: readonly CollectedSpan[], name: string) => spans.some((span) => span.name === name);

const allowed = new Set([
  "http.request.method",
  "http.route",
  "http.response.status_code",
  "error.type",
  "db.system.name",
  "db.query.summary",
  "parlour.request_id",
  "parlour.call",
  "parlour.refusal",
  "parlour.outcome",
  "parlour.posting_type",
  "parlour.batch_size",
  "parlour.job",
  "parlour.attempt",
  "parlour.provider",
]);

test("a page, a round and a deposit are traced to the ledger and providers, without personal data", async () => {
  const { client, player } = await addPayer(stack, { currency: "CAD", amountMinor: 100_00n });
  const answer = await client.call(listBalances);
  const requestId = answer.headers.get("x-request-id");
  const game = await openGame(client, limbo);
  const round = await play(client, game.gameSession, { stake: 1, target: 200 });
  expect(round.status).toBeLessThan(300);
  const paid = await pay(client, createDeposit, {
    method: "CARD",
    currency: "CAD",
    amount: 50,
    cardNumber: "4000 0000 0000 4000",
    expiry: "12/30",
    securityCode: "123",
  });
  expect(paid.status).toBeLessThan(300);
  const secretPath = "/password-reset/one-time-token-of-a-player";
  await client.send("GET", secretPath);

  const balances = await traceOf(`GET ${listBalances.path}`);
  const [request] = balances.filter(({ kind }) => kind === 2);
  expect(attributeOf(request!, "http.route")).toBe(listBalances.path);
  expect(attributeOf(request!, "http.response.status_code")).toBe("200");
  if (requestId !== null) expect(attributeOf(request!, "parlour.request_id")).toBe(requestId);
  expect(hasSpan(balances, `call ${listBalances.name}`)).toBe(true);

  const rounds = await traceOf(`call ${startRound.name}`);
  const member = rounds.find(({ name }) => name === "wagering apply")!;
  expect(attributeOf(member, "parlour.outcome")).toBe("POSTED");
  const commit = await waitFor(() => {
    const group = collector.spans.find((span) => span.links?.some(({ spanId }) => spanId === member.spanId));
    expect(group).toBeDefined();
    return group!;
  });
  expect(commit).toMatchObject({ name: "wagering commit" });
  expect(commit.traceId).not.toBe(member.traceId);
  expect(
    collector.spans.some(
      ({ name, parentSpanId }) => name === "transaction" && parentSpanId === commit.spanId,
    ),
  ).toBe(true);

  const deposit = await traceOf(`call ${createDeposit.name}`);
  const asked = deposit.find(({ name }) => name === "provider exclusion-register")!;
  expect(traceparents).toContain(`00-${asked.traceId}-${asked.spanId}-01`);
  if (isShellBuilt()) {
    const page = await waitFor(() => {
      const rendered = collector.spans.find(({ name }) => name === "page render");
      expect(rendered, collector.spans.map((span) => span.name).join()).toBeDefined();
      return rendered!;
    });
    const spans = collector.spans.filter(({ traceId }) => traceId === page.traceId);
    expect(
      spans.some(({ name, parentSpanId }) => name.startsWith("call ") && parentSpanId === page.spanId),
    ).toBe(true);
  }

  const secrets = [
    player.id,
    player.email,
    player.phone,
    player.firstName,
    player.lastName,
    player.nickname,
    client.session!,
    ...client.cookies.values(),
    "127.0.0.1",
    "one-time-token",
    "4000",
    paid.body.id,
    game.gameSession,
  ];
  expect(collector.spans.length).toBeGreaterThan(50);
  for (const span of collector.spans) {
    for (const { key } of span.attributes) expect(allowed).toContain(key);
    const text = `${span.name} ${span.attributes.map(({ value }) => Object.values(value)).join(" ")}`;
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
}, 60_000);

test("a collector that hangs or refuses harms nothing", async () => {
  const { client } = await addPayer(stack);
  for (const behaviour of ["hang", "refuse"] as const) {
    collector.behaviour = behaviour;
    for (let count = 0; count < 20; count++) expect((await client.call(listBalances)).status).toBe(200);
  }
  collector.behaviour = "accept";
}, 60_000);
