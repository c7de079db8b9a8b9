import { BlockList, isIP } from "node:net";

const inside = new BlockList();
inside.addSubnet("0.0.0.0", 8, "ipv4");
inside.addSubnet("10.0.0.0", 8, "ipv4");
inside.addSubnet("100.64.0.0", 10, "ipv4");
inside.addSubnet("127.0.0.0", 8, "ipv4");
inside.addSubnet("169.254.0.0", 16, "ipv4");
inside.addSubnet("172.16.0.0", 12, "ipv4");
inside.addSubnet("192.168.0.0", 16, "ipv4");
inside.addAddress("::1", "ipv6");
inside.addSubnet("fc00::", 7, "ipv6");
inside.addSubnet("fe80::", 10, "ipv6");

/** Returns whether an IP address can identify a household; loopback, private and carrier-grade NAT addresses cannot. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  const version = isIP(plain);
  return version !== 0 && !inside.check(plain, version === 6 ? "ipv6" : "ipv4");
}
