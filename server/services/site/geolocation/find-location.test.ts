import { expect, test } from "vitest";
import { findLocation } from "./find-location.ts";

test.each([
  ["24.200.0.1", "CA-QC"],
  ["99.224.0.1", "CA-ON"],
  ["67.160.0.1", "US-WA"],
  ["80.58.61.250", "ES-MD"],
  ["::ffff:24.200.0.1", "CA-QC"],
  ["2804:14c:1::1", "BR-SP"],
])("%s is in %s", async (address, place) => {
  const found = await findLocation(address);
  expect(`${found?.country}-${found?.subdivision}`).toBe(place);
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "192.168.0.1",
  "172.20.0.1",
  "203.0.113.9",
  "::1",
  "fd00::1",
  "localhost",
  "",
])("%s has no location", async (address) => {
  expect(await findLocation(address)).toBeNull();
});
