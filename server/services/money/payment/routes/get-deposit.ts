import { getDeposit as call } from "@parlour/contracts/calls/money/payment/get-deposit";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findDeposit } from "../deposit-store.ts";
import { toDeposit } from "../views.ts";

export function getDeposit(kit: Kit): Route {
  return route(call, async ({ session, params }) => {
    const deposit = await findDeposit(kit.db, params.id);
    return deposit?.player_id === session.playerId ? toDeposit(deposit) : refuse("NOT_FOUND");
  });
}
