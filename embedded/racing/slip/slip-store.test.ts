import { beforeAll, expect, test, vi } from "vitest";
import { slip } from "./slip-store.ts";

beforeAll(() => void vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} }));

const key = "race_1/win/3";
const body = { market: "POOL", poolId: "pool_1", selections: [], stake: 2, currency: "USD" } as const;
const current = () => slip.current()[0]!;

test("a bet without an answer keeps its key while prices change, until it is answered or edited", () => {
  slip.add({
    key,
    market: "FIXED",
    kind: "win",
    raceId: "race_1",
    raceLabel: "Aldermoor · Race 1",
    runner: { number: 3, name: "Copper Lane" },
    price: 4.5,
    boardPrice: 4.5,
  });
  const { attempt } = current();
  slip.send(key, { ...body, selections: [] });
  slip.reprice(key, { boardPrice: 4 });
  slip.acceptPrices();
  expect(current()).toMatchObject({ attempt, sent: body, price: 4, boardPrice: 4 });

  slip.answer(key);
  expect(current().sent).toBeUndefined();
  expect(current().attempt).not.toBe(attempt);

  slip.send(key, { ...body, selections: [] });
  const second = current().attempt;
  slip.change(key, { stake: "5" });
  expect(current().sent).toBeUndefined();
  expect(current().attempt).not.toBe(second);
});
