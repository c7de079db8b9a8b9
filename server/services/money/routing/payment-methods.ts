import type { Kit } from "../../../kit/kit.ts";
import type { Jurisdictions } from "../../../kit/ports/jurisdictions.ts";
import type { PaymentMethods } from "../../../kit/ports/payment-methods.ts";
import { limitMethods } from "./limit-methods.ts";
import { readMethods, toMethod } from "./method-store.ts";
import { isOffered } from "./offered-methods.ts";
import { listPlayerLimits } from "./player-limit-store.ts";

export function createPaymentMethods(kit: Kit, jurisdictions: Jurisdictions): PaymentMethods {
  /** Returns whether players may send money to each other, which some jurisdictions do not allow. */
  const areTransfersAllowed = async (region: string | undefined) => {
    if (region === undefined) return true;
    const [countryCode = "", subdivision = ""] = region.split("-");
    return (await jurisdictions.of({ countryCode, subdivision })).playerTransferAllowed;
  };
  return {
    async list(query) {
      const rows = await readMethods(kit.db, query.paymentType);
      const withTransfers = await areTransfersAllowed(query.region);
      const methods = rows
        .filter((row) => isOffered(row, query))
        .map(toMethod)
        .filter(({ group }) => withTransfers || group !== "TTP");
      if (query.playerId === undefined) return methods;
      return limitMethods(methods, query.paymentType, await listPlayerLimits(kit.db, query.playerId));
    },
  };
}
