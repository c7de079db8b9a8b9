import type { Kit } from "../../kit/kit.ts";
import type { PaymentMethods } from "../../kit/ports/payment-methods.ts";
import { limitMethods } from "./limit-methods.ts";
import { readMethods, toMethod } from "./method-store.ts";
import { isOffered } from "./offered-methods.ts";
import { listPlayerLimits } from "./player-limit-store.ts";

export function createPaymentMethods(kit: Kit): PaymentMethods {
  return {
    async list(query) {
      const rows = await readMethods(kit.db, query.paymentType);
      const methods = rows.filter((row) => isOffered(row, query)).map(toMethod);
      if (query.playerId === undefined) return methods;
      return limitMethods(methods, query.paymentType, await listPlayerLimits(kit.db, query.playerId));
    },
  };
}
