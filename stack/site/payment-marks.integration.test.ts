import { listOfferedMethods } from "@parlour/contracts/calls/money/routing/list-offered-methods";
import { getRegion } from "@parlour/contracts/calls/site/content/get-region";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { changePaymentMethod } from "../testing-configuration.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack.close());

test("Players 23: the footer's payment marks are those of the methods that are offered", async () => {
  const desk = actAsOperator(stack.client(), "Ada");
  const visitor = stack.client();
  const marks = async () => {
    const params = { bucket: "default", language: "en", region: "footer" } as const;
    const { blocks } = (await visitor.call(getRegion, { params })).body;
    return blocks.flatMap((block) =>
      block.type === "payment_marks" ? block.marks.map(({ label }) => label) : [],
    );
  };
  const switchVouchers = async (enabled: boolean) => {
    const { items } = (await desk.call(listOfferedMethods)).body;
    const vouchers = items.filter(({ code, paymentType }) => code === "VOUCHER" && paymentType === "D");
    expect(vouchers.length).toBeGreaterThan(0);
    for (const { code, paymentType, currency } of vouchers) {
      const params = { code, paymentType, currency };
      const changed = await changePaymentMethod(desk, params, { enabled });
      expect(changed.status).toBe(200);
    }
  };
  const all = ["Debit or credit card", "Bank transfer", "Voucher", "Crypto"];
  expect(await marks()).toEqual(all);
  await switchVouchers(false);
  // The footer is cached for a few seconds for all visitors.
  await expect.poll(marks, { timeout: 40_000 }).toEqual(all.filter((label) => label !== "Voucher"));
  await switchVouchers(true);
  await expect.poll(marks, { timeout: 40_000 }).toEqual(all);
});
