/** How the sandbox's provider carries a method out. */
export type MethodKind = "card" | "bank" | "voucher" | "crypto";

const kinds: Readonly<Record<string, MethodKind>> = {
  CARD: "card",
  BANK: "bank",
  VOUCHER: "voucher",
  CBT: "bank",
  BTC: "crypto",
  LTC: "crypto",
  ETH: "crypto",
  USDT: "crypto",
};

export function kindOf(method: string): MethodKind {
  const kind = kinds[method];
  if (kind === undefined) throw new Error(`The sandbox's provider knows no method ${method}`);
  return kind;
}
