import { BlockList, isIP } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Private, reserved and multicast ranges, which requests to addresses that people enter must never reach. */
const internal = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const) {
  internal.addSubnet(network, prefix, "ipv4");
}

/** Only global unicast is public in IPv6, except for the tunnels and reserved ranges in `tunnelledV6`. */
const globalV6 = new BlockList();
globalV6.addSubnet("2000::", 3, "ipv6");
const tunnelledV6 = new BlockList();
tunnelledV6.addSubnet("2001::", 23, "ipv6");
tunnelledV6.addSubnet("2001:db8::", 32, "ipv6");
tunnelledV6.addSubnet("2002::", 16, "ipv6");
tunnelledV6.addSubnet("3fff::", 20, "ipv6");

/**
 * Returns whether a request may go to this IP address. Only the sandbox allows loopback, so that a partner's server can
 * be tested on the same machine.
 */
export function isOutboundAddress(address: string, { allowLoopback }: { allowLoopback: boolean }): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 6 ? "ipv6" : "ipv4";
  if (loopback.check(address, family)) return allowLoopback;
  if (version === 4) return !internal.check(address, "ipv4");
  return globalV6.check(address, "ipv6") && !tunnelledV6.check(address, "ipv6");
}
