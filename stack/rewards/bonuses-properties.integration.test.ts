import { verifyLedger } from "@parlour/ledger/verify";
import { testClock } from "@parlour/server/kit/clock";
import type { KitHandle } from "@parlour/server/kit/create-kit";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { createPorts, createServices } from "@parlour/server/main/compose";
import type { BonusParts } from "@parlour/server/services/rewards/bonuses";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bonusPlayer, kinds } from "../testing-bonus-player.ts";
import { addPlayer } from "../testing-people.ts";

const clock = testClock();
let handle: KitHandle;
let parts: BonusParts;
beforeAll(async () => {
  // No jobs run: the test counts wagering and expires bonuses itself, so every step has exactly one possible outcome.
  let ports: ReturnType<typeof createPorts> | undefined;
  handle = await openTestKit({
    clock,
    services: (kit) => {
      ports = createPorts(kit);
      return createServices(kit, ports, { payments: [] });
    },
  });
  const games = { read: async () => () => ({ category: "slots" }) };
  parts = { ...ports!.bonusParts, games };
}, 120_000);
afterAll(async () => {
  await handle.close();
});

const amount = fc.bigInt(1n, 20_00n);
const index = fc.nat(9);
const act = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: fc.constant("deposit" as const), amount }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant("take" as const),
      kind: fc.constantFrom(...Object.keys(kinds)),
    }),
  },
  { weight: 6, arbitrary: fc.record({ does: fc.constant("bet" as const), amount }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant("win" as const), index, amount }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant("end" as const), index }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("undo" as const), index }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("spin" as const), amount: fc.bigInt(0n, 3_00n) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("forfeit" as const), index }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("wait" as const), days: fc.constantFrom(1, 4, 8) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("withdraw" as const), amount }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("reverse" as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

function carryOut(player: ReturnType<typeof bonusPlayer>, step: Act): Promise<unknown> {
  switch (step.does) {
    case "deposit":
    case "bet":
    case "spin":
    case "withdraw":
      return player[step.does](step.amount);
    case "take":
      return player.take(step.kind);
    case "win":
      return player.win(step.index, step.amount);
    case "end":
    case "undo":
    case "forfeit":
      return player[step.does](step.index);
    case "wait":
      return player.wait(step.days);
    case "reverse":
      return player.reverse();
  }
}

const historyCount = Number(process.env.HISTORIES ?? (process.env.FULL_FAULTS ? 16 : 8));

it("matches the model at every step of any history", {
  timeout: 60_000 + historyCount * 40_000,
}, async () => {
  const histories = fc.array(act, { minLength: 25, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const { id } = await addPlayer(handle, { currency: "USD" });
      await handle.kit.ledger.openWallet({ playerId: id, currency: "USD" });
      const player = bonusPlayer(parts, clock, id);
      await player.take("plain");
      for (const step of steps) {
        clock.advance(1_000);
        expect(await carryOut(player, step)).not.toBe(false);
        const balances = await handle.kit.ledger.balancesOf(id);
        expect(balances?.amountsMinor).toEqual(player.model.balances());
        const rows = await player.rows();
        expect(rows.map(({ status }) => status)).toEqual(player.model.bonuses.map(({ status }) => status));
        for (const [n, { done }] of rows.entries()) {
          expect(BigInt(done)).toBe(player.model.bonuses[n]!.done * 100n);
        }
      }
    }),
    // Replaying a history takes seconds, so shrinking one would take too long; the seed is enough to
    // reproduce a failure.
    {
      numRuns: historyCount,
      endOnFailure: true,
      ...(process.env.SEED && { seed: Number(process.env.SEED) }),
    },
  );
  expect((await verifyLedger(handle.kit.db.pool)).differences).toEqual([]);
});
