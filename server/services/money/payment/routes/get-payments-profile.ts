import { getPaymentsProfile as call } from "@parlour/contracts/calls/money/payment/get-payments-profile";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readPaymentsProfile } from "../deposit-store.ts";

/**
 * Returns the payment methods that the player has deposited with as `cp`, the latest of them as `ct`, and whether there
 * are any as `ftd`.
 */
export function getPaymentsProfile(kit: Kit): Route {
  return route(call, async ({ session }) => {
    const { methods, latest } = await readPaymentsProfile(kit.db, session.playerId);
    return { cp: methods, ct: latest ?? "", ftd: methods.length > 0 };
  });
}
