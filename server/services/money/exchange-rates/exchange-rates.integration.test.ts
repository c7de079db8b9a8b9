import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { listExchangeRates } from "@parlour/contracts/calls/money/exchange-rates/list-exchange-rates";
import { afterEach, expect, it, vi } from "vitest";
import { testClock } from "../../../kit/clock.ts";
import type { KitHandle } from "../../../kit/create-kit.ts";
import type { CallInput } from "../../../kit/service.ts";
import { openTestKit } from "../../../kit/testing/test-kit.ts";
import { exchangeRatesService } from "./index.ts";

const clock = testClock();
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open(exchangeRatesUrl: string | undefined) {
  const handle: KitHandle = await openTestKit({
    clock,
    services: [exchangeRatesService],
    config: { exchangeRatesUrl },
  });
  closing.push(() => handle.close());
  const stop = await exchangeRatesService.start!(handle.kit);
  closing.push(stop);
  const { handle: answer } = exchangeRatesService.routes(handle.kit)[0]!;
  return () => answer({} as CallInput<typeof listExchangeRates>);
}

async function source(answers: () => { status: number; body: object }): Promise<string> {
  const server = createServer((_request, response) => {
    const { status, body } = answers();
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it("fetches rates at the start, retries after a failure, and inverts them", async () => {
  let asked = 0;
  const url = await source(() => {
    asked += 1;
    return asked === 1
      ? { status: 503, body: {} }
      : { status: 200, body: { rates: { EUR: 0.8, BTC: 0.0000078125 } } };
  });
  const rates = await open(url);
  await vi.waitFor(
    async () => {
      clock.advance(61_000);
      expect(await rates()).toMatchObject({ rates: { USD: 1, EUR: 1.25, BTC: 128_000 } });
    },
    { timeout: 25_000, interval: 250 },
  );
});

it("has no rates without a source", async () => {
  expect(await (await open(undefined))()).toEqual({ rates: {}, updatedAt: null });
});
