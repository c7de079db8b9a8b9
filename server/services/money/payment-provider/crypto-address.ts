import { createHash } from "node:crypto";

const alphabet = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";

type Coin = { prefix: string; scheme: string };
/** The prefixes are those of test networks, so that real coins cannot be sent there. */
const coins: Readonly<Record<string, Coin>> = {
  BTC: { prefix: "tb1q", scheme: "bitcoin" },
  BCH: { prefix: "bchtest:q", scheme: "bchtest" },
  LTC: { prefix: "tltc1q", scheme: "litecoin" },
  ETH: { prefix: "0x", scheme: "ethereum" },
  USDT: { prefix: "0x", scheme: "ethereum" },
};

export function isCoin(kind: string): boolean {
  return Object.hasOwn(coins, kind);
}

/** Returns the deposit address of a payment; the same payment always has the same address. */
export function addressFor(kind: string, reference: string): string {
  const hash = createHash("sha256").update(`${kind}:${reference}`).digest();
  const { prefix } = coins[kind]!;
  if (prefix === "0x") return prefix + hash.subarray(0, 20).toString("hex");
  if (kind === "BCH") return prefix + letters(Buffer.concat([hash, hash]).subarray(0, 41));
  return prefix + letters(hash);
}

function letters(bytes: Buffer): string {
  return [...bytes].map((byte) => alphabet[byte % 32]).join("");
}

export function paymentUri(kind: string, address: string, amount: string): string {
  const { scheme } = coins[kind]!;
  // Bitcoin Cash addresses already begin with the URI scheme, so it is not added again.
  return `${address.startsWith(`${scheme}:`) ? "" : `${scheme}:`}${address}?amount=${amount}`;
}
