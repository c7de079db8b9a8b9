import { recordEvent } from "@parlour/contracts/calls/site/analytics/record-event";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

const event = { name: "sms_validation_error", operation: "validatePhone", reason: "ACCOUNT_BLOCKED" };

it("counts the events that a browser reports", async () => {
  const client = stack.client();
  for (let sent = 0; sent < 2; sent++) {
    expect(await client.call(recordEvent, { body: event })).toMatchObject({
      status: 202,
      body: { ok: true },
    });
  }
  const { body } = await client.send("GET", "/metrics");
  expect(body).toContain(
    'parlour_analytics_events_total{event="sms_validation_error",operation="validatePhone"} 2',
  );
});

it("refuses unknown events", async () => {
  const client = stack.client();
  const refused = await client.call(recordEvent, { body: { ...event, name: "anything", reason: "a b" } });
  expect(refused).toMatchObject({
    status: 422,
    body: {
      errors: [
        { code: "INVALID_VALUE", field: "name" },
        { code: "INVALID_FORMAT", field: "reason" },
      ],
    },
  });
});
