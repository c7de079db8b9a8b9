import { expect, test } from "vitest";
import { formatRecord } from "./format-record.ts";

test("operators read amounts as money, not in minor units", () => {
  expect(formatRecord("5000 USD", null)).toBe("$50.00");
  expect(formatRecord("PAID 123456 EUR", "EUR")).toBe("PAID €1,234.56");
  expect(formatRecord("COMPLETED 900 JPY", null)).toBe("COMPLETED ¥900");
  expect(formatRecord("deposit COMPLETED 5000", "USD")).toBe("deposit COMPLETED $50.00");
  expect(formatRecord("deposit COMPLETED 5000", null)).toBe("deposit COMPLETED 5000 (minor units)");
  expect(formatRecord("deposit DECLINED", "USD")).toBe("deposit DECLINED");
  expect(formatRecord(null, "USD")).toBeNull();
});
