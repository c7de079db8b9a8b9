import { expect, it } from "vitest";
import { toMinorAmounts } from "./minor-amounts.ts";

function convert(value: unknown, currency = "USD") {
  const errors: { code: string; field: string }[] = [];
  return { value: toMinorAmounts(value, currency, "bet", errors), errors };
}

it("converts every stake, however deep, and nothing else", () => {
  expect(convert({ stake: 0.29, target: 50 })).toEqual({ value: { stake: 29, target: 50 }, errors: [] });
  expect(convert({ bets: [{ spot: "red", stake: 1.1 }] }).value).toEqual({
    bets: [{ spot: "red", stake: 110 }],
  });
  expect(convert({ stake: 0.00001 }, "BTC").value).toEqual({ stake: 1_000 });
});

it.each([
  [{ stake: 0.001 }, "AMOUNT_TOO_PRECISE", "bet.stake"],
  [{ stake: -1 }, "AMOUNT_NOT_POSITIVE", "bet.stake"],
  [{ stake: "1" }, "INVALID_TYPE", "bet.stake"],
  [{ bets: [{ stake: 1 }, { stake: 1e20 }] }, "TOO_LARGE", "bet.bets.1.stake"],
])("%j is refused as %s", (value, code, field) => {
  expect(convert(value).errors).toEqual([{ code, field }]);
});

it("refuses a stake between the units of a game, whose wins would be rounded", () => {
  const errors: { code: string; field: string }[] = [];
  toMinorAmounts({ bets: [{ stake: 0.4 }, { stake: 0.5 }] }, "USD", "bet", errors, 20);
  expect(errors).toEqual([{ code: "INVALID_VALUE", field: "bet.bets.1.stake" }]);
});
