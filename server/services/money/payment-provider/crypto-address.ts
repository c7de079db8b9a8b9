import { createHash } from "node:crypto";

const alphabet = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
/** Those of test networks, so that nobody sends real coins to them. */
const prefixes: Readonly<Record<string, string>> = { BTC: "tb1q", LTC: "tltc1q", ETH: "0x", USDT: "0x" };
const schemes: Readonly<Record<string, string>> = {
  BTC: "bitcoin",
  LTC: "litecoin",
  ETH: "ethereum",
  USDT: "ethereum",
};

/** An address of the provider for one payment; the same payment always has the same. */
export function addressFor(method: string, reference: string): string {
  const hash = createHash("sha256").update(`${method}:${reference}`).digest();
  const prefix = prefixes[method] ?? "";
  if (prefix === "0x") return prefix + hash.subarray(0, 20).toString("hex");
  return prefix + [...hash.subarray(0, 32)].map((byte) => alphabet[byte % 32]).join("");
}

export function paymentUri(method: string, address: string, amount: string): string {
  return `${schemes[method] ?? "pay"}:${address}?amount=${amount}`;
}

const shapes: Readonly<Record<string, RegExp>> = {
  BTC: /^((bc1|tb1)[02-9ac-hj-np-z]{20,80}|[13mn2][1-9A-HJ-NP-Za-km-z]{24,39})$/,
  LTC: /^((ltc1|tltc1)[02-9ac-hj-np-z]{20,80}|[LM3mnQ2][1-9A-HJ-NP-Za-km-z]{24,39})$/,
  ETH: /^0x[0-9a-fA-F]{40}$/,
  USDT: /^(0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33})$/,
};

export function isAddress(method: string, text: string): boolean {
  return shapes[method]?.test(text) ?? false;
}
