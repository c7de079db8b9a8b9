import { expect, test } from "vitest";
import { isComplete, type Kind, startDraft, suggestedAmounts, toProposal } from "./method-draft.ts";

const flow = {
  fields: [],
  hostedPage: false,
  fees: true,
  currencies: [{ currency: "BTC", min: 0.00005, max: 100, suggested: { min: 0.0001, max: 5, fee: 0.00002 } }],
  time: { unit: "minutes" as const, from: 10, to: 60 },
  note: null,
};
const kind: Kind = {
  code: "BTC",
  name: "BTC",
  label: null,
  group: { code: "CRYPTO", name: "Crypto" },
  look: { icon: "crypto", mark: null, order: 10 },
  deposit: null,
  withdrawal: flow,
};

test("a draft starts in a direction that the kind supports, with amounts that parse", () => {
  const draft = startDraft("btcpay", kind);
  expect(draft.direction).toBe("W");
  expect(isComplete(draft)).toBe(false);
  const amounts = { BTC: suggestedAmounts(flow, "BTC") };
  expect(amounts.BTC).toEqual({ min: "0.0001", max: "5", fee: "0.00002" });
  const whole = { ...draft, amounts, regions: "ca, us-ny" };
  expect(isComplete(whole)).toBe(true);
  expect(toProposal(whole)).toMatchObject({
    provider: "btcpay",
    paymentType: "W",
    regions: ["CA", "US-NY"],
    excludedRegions: [],
    currencies: [{ currency: "BTC", min: 0.0001, max: 5, fee: 0.00002 }],
  });
});

test("limits and fees are read as people write them", () => {
  const amounts = { BTC: { min: "0,0001", max: "1,000", fee: "0" } };
  const draft = { ...startDraft("btcpay", kind), amounts };
  expect(isComplete(draft)).toBe(true);
  expect(toProposal(draft).currencies).toEqual([{ currency: "BTC", min: 0.0001, max: 1_000, fee: 0 }]);
});

test.each([
  [{ code: "btc" }],
  [{ name: " " }],
  [{ position: "-1" }],
  [{ amounts: {} }],
  [{ amounts: { BTC: { min: "1", max: "", fee: "0" } } }],
])("a draft with %j is not complete", (change) => {
  const amounts = { BTC: suggestedAmounts(flow, "BTC") };
  expect(isComplete({ ...startDraft("btcpay", kind), amounts, ...change })).toBe(false);
});
