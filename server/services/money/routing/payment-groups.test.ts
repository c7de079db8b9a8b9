import { expect, test } from "vitest";
import type { MethodQuery, PaymentMethod } from "../../../kit/ports/payment-methods.ts";
import { createPaymentGroups } from "./payment-groups.ts";

const method = (group: string) => ({ group }) as PaymentMethod;

test("the groups of the offered deposit methods are read again after a few seconds", async () => {
  let offered = [method("CARD"), method("VOUCHER"), method("CARD")];
  let nowMs = 0;
  const asked: MethodQuery[] = [];
  const list = async (query: MethodQuery) => {
    asked.push(query);
    return offered;
  };
  const groups = createPaymentGroups({ list }, () => nowMs);
  const place = { country: "CA", subdivision: "ON" };
  expect([...(await groups.at(place))]).toEqual(["CARD", "VOUCHER"]);
  offered = [method("CARD")];
  nowMs = 4_000;
  expect([...(await groups.at(place))]).toEqual(["CARD", "VOUCHER"]);
  nowMs = 6_000;
  expect([...(await groups.at(place))]).toEqual(["CARD"]);
  await groups.at(null);
  expect(asked).toEqual([
    { paymentType: "D", region: "CA-ON" },
    { paymentType: "D", region: "CA-ON" },
    { paymentType: "D" },
  ]);
});

test("the last groups are shown while they can't be read", async () => {
  let isAway = false;
  let nowMs = 0;
  const list = async () => {
    if (isAway) throw new Error("away");
    return [method("CARD")];
  };
  const groups = createPaymentGroups({ list }, () => nowMs);
  await groups.at(null);
  isAway = true;
  nowMs = 10_000;
  expect([...(await groups.at(null))]).toEqual(["CARD"]);
  await expect(groups.at({ country: "FR" })).rejects.toThrow("away");
});
