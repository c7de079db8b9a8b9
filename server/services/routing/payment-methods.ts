import type { Kit } from "../../kit/kit.ts";
import type { PaymentMethods } from "../../kit/ports/payment-methods.ts";
import { readMethods, toMethod } from "./method-store.ts";
import { isOffered } from "./offered-methods.ts";

export function createPaymentMethods(kit: Kit): PaymentMethods {
  return {
    async list(query) {
      const rows = await readMethods(kit.db, query.paymentType);
      return rows.filter((row) => isOffered(row, query)).map(toMethod);
    },
  };
}
