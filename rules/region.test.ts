import { expect, test } from "vitest";
import { regionOf } from "./region.ts";

test.each([
  [{ countryCode: "CA", subdivision: "ON" }, "CA-ON"],
  [{ countryCode: "CA", subdivision: "CA-ON" }, "CA-ON"],
  [{ countryCode: "GB", subdivision: "" }, "GB"],
  [{ countryCode: "GB" }, "GB"],
])("%j is %s", (residence, region) => {
  expect(regionOf(residence)).toBe(region);
});
