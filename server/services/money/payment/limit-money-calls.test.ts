import { createTransfer } from "@parlour/contracts/calls/money/payment/create-transfer";
import { expect, test } from "vitest";
import type { Route } from "../../../kit/service.ts";
import { createMoneyCallLimit, moneyCallsPerPlayer } from "./limit-money-calls.ts";

type Input = Parameters<Route["handle"]>[0];
const by = (playerId: string) => ({ session: { playerId } }) as unknown as Input;

test("the concurrent money calls of one player are capped, and other players go on", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  let running = 0;
  let most = 0;
  const slow = createMoneyCallLimit({ liveServers: () => 1 })({
    call: createTransfer,
    async handle(input) {
      most = Math.max(most, ++running);
      if (input.session?.playerId === "ann") await gate;
      running--;
      return { ok: true } as never;
    },
  });
  const places = moneyCallsPerPlayer.running + moneyCallsPerPlayer.waiting;
  const calls = Array.from({ length: places }, () => slow.handle(by("ann")));
  expect(await slow.handle(by("ann"))).toMatchObject({ status: 503, headers: { "retry-after": "1" } });
  expect(await slow.handle(by("bob"))).toEqual({ ok: true });
  open();
  expect(await Promise.all(calls)).toEqual(Array.from({ length: places }, () => ({ ok: true })));
  expect(most).toBe(moneyCallsPerPlayer.running + 1);
});

test("Money 1: several servers share the cap of a player's money calls", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const mostWith = async (servers: number) => {
    let running = 0;
    const all = Array.from({ length: servers }, () =>
      createMoneyCallLimit({ liveServers: () => servers })({
        call: createTransfer,
        async handle() {
          running++;
          await gate;
          return { ok: true } as never;
        },
      }),
    );
    const calls = all.flatMap((server) => Array.from({ length: 4 }, () => server.handle(by("ann"))));
    return { running, calls };
  };
  const counted = await Promise.all([1, 2, 3, 4, 8].map(mostWith));
  expect(counted.map(({ running }) => running)).toEqual([4, 4, 3, 4, 8]);
  open();
  await Promise.all(counted.flatMap(({ calls }) => calls));
});
