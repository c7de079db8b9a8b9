import type { PlayerLimitKind } from "@parlour/contracts/enumerations";
import type { PaymentMethod } from "../../../kit/ports/payment-methods.ts";

type Limit = { kind: PlayerLimitKind; currency: string; maxMinor: bigint };

export function limitKindOf(paymentType: "D" | "W", group: string): PlayerLimitKind {
  if (paymentType === "D") return "DEPOSIT";
  return group === "TTP" ? "TRANSFER" : "WITHDRAWAL";
}

/** Applies the limits set for a player. A method whose minimum is above the player's limit is left out. */
export function limitMethods(
  methods: readonly PaymentMethod[],
  paymentType: "D" | "W",
  limits: readonly Limit[],
): PaymentMethod[] {
  return methods
    .map((method) => {
      const kind = limitKindOf(paymentType, method.group);
      const limit = limits.find((one) => one.kind === kind && one.currency === method.currency);
      return limit ? { ...method, maxMinor: limit.maxMinor } : method;
    })
    .filter(({ minMinor, maxMinor }) => minMinor <= maxMinor);
}
