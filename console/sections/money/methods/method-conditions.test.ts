import { expect, test } from "vitest";
import type { Method } from "./method.ts";
import { changedConditions, conditionsOf } from "./method-conditions.ts";

const method = {
  name: "Card",
  groupName: "Cards",
  position: 10,
  regions: null,
  excludedRegions: ["US"],
} as unknown as Method;

test("sends only the changed conditions, with the values that were seen", () => {
  const fields = { ...conditionsOf(method), position: "20", excludedRegions: "US, CA-QC" };
  expect(changedConditions(method, fields)).toEqual({
    position: 20,
    excludedRegions: ["US", "CA-QC"],
    before: { position: 10, excludedRegions: ["US"] },
  });
  expect(changedConditions(method, conditionsOf(method))).toEqual({ before: {} });
});
