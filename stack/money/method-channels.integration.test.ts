import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { getPaymentsProfile } from "@parlour/contracts/calls/money/payment/get-payments-profile";
import { listMethodGroups } from "@parlour/contracts/calls/money/routing/list-method-groups";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPayer } from "../testing-cashier.ts";
import { changePaymentMethod } from "../testing-configuration.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterAll(() => stack?.close());

test("an operator's channel limit applies when methods are listed and when they are used", async () => {
  const key = { paymentType: "D", code: "VOUCHER", currency: "USD" } as const;
  const changed = await changePaymentMethod(actAsOperator(stack.client(), "Ada"), key, {
    channels: ["DESKTOP"],
  });
  expect(changed.status).toBe(200);
  const { client } = await addPayer(stack, { amountMinor: 0n });
  const { cp, ct, ftd } = (await client.call(getPaymentsProfile)).body;
  expect({ cp, ct, ftd }).toEqual({ cp: [], ct: "", ftd: false });
  const codes = async (channel: "DESKTOP" | "MOBILE") => {
    const query = { channel, cp: cp.join(","), ct, currency: "USD", paymentType: "D" } as const;
    return (await client.call(listMethodGroups, { query })).body.map(({ code }) => code);
  };
  expect(await codes("DESKTOP")).toContain("VOUCHER");
  expect(await codes("MOBILE")).not.toContain("VOUCHER");
  const deposit = (channel: string, key: string) =>
    client.call(createDeposit, {
      body: { method: "VOUCHER", currency: "USD", amount: 20, voucherCode: "PARLOUR-GOLD7" },
      headers: { "x-channel": channel, "idempotency-key": key },
    });
  expect((await deposit("MOBILE", "phone")).body).toEqual({ errorCode: "METHOD_NOT_AVAILABLE" });
  expect((await deposit("DESKTOP", "desk")).status).toBe(201);
});
