import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each([
  ["203.0.113.9", true],
  ["::ffff:203.0.113.9", true],
  ["2001:db8::7", true],
  ["127.0.0.1", false],
  ["::ffff:127.0.0.1", false],
  ["::1", false],
  ["10.1.2.3", false],
  ["100.64.3.2", false],
  ["172.31.0.1", false],
  ["192.168.1.4", false],
  ["fd00::1", false],
  ["nowhere", false],
])("%s is public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
