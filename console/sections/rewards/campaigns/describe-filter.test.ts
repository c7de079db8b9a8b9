import { expect, it } from "vitest";
import { describeFilter } from "./describe-filter.ts";

it("describes a segment with names, and leaves currencies, tags and days as they are written", () => {
  expect(describeFilter({})).toBe("All players");
  expect(
    describeFilter({
      currency: "USD",
      country: "CA",
      tag: "call-back",
      joinedFrom: "2026-01-31",
      status: "ACTIVE",
    }),
  ).toBe("Currency: USD · Country: Canada · Tag: call-back · Joined from: 2026-01-31 · Status: Active");
});
