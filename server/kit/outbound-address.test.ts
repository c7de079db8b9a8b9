import { describe, expect, it } from "vitest";
import { isOutboundAddress } from "./outbound-address.ts";

describe("an address that partners may name", () => {
  it.each(["93.184.216.34", "8.8.8.8", "2606:4700::1111"])("%s is public", (address) => {
    expect(isOutboundAddress(address, { allowLoopback: false })).toBe(true);
  });

  it.each([
    "127.0.0.1",
    "127.9.9.9",
    "10.1.2.3",
    "172.31.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "198.18.0.1",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:7f00:1",
    "64:ff9b::a9fe:a9fe",
    "fc00::1",
    "fe80::1",
    "ff02::1",
    "2002:7f00:1::",
    "2001::1",
    "not an address",
  ])("%s is not", (address) => {
    expect(isOutboundAddress(address, { allowLoopback: false })).toBe(false);
  });

  it("is loopback only where that is allowed", () => {
    expect(isOutboundAddress("127.0.0.1", { allowLoopback: true })).toBe(true);
    expect(isOutboundAddress("::1", { allowLoopback: true })).toBe(true);
    expect(isOutboundAddress("10.0.0.1", { allowLoopback: true })).toBe(false);
    expect(isOutboundAddress("169.254.169.254", { allowLoopback: true })).toBe(false);
  });
});
