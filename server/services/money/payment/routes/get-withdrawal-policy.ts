import { getWithdrawalPolicy as call } from "@parlour/contracts/calls/money/payment/get-withdrawal-policy";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readPolicy } from "../policy-store.ts";

export function getWithdrawalPolicy(kit: Kit): Route {
  return route(call, () => readPolicy(kit.db, kit));
}
