import { getPhoneStatus } from "@parlour/contracts/calls/identity/profile/get-phone-status";
import type { PhoneStatus } from "@parlour/contracts/enumerations";
import { maskPhone } from "@parlour/rules/phone-mask";
import type { OperationGuard } from "../../../../kit/ports/operation-guard.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { type Route, route } from "../../../../kit/service.ts";

export function getPhoneStatusRoute({ players, guard }: { players: Players; guard: OperationGuard }): Route {
  return route(getPhoneStatus, async ({ session }) => {
    const { id, phone, phoneValidated } = await players.get(session.playerId);
    const status: PhoneStatus = phoneValidated
      ? "VALIDATED"
      : (await guard.isBlocked(id, "validatePhone"))
        ? "BLOCKED"
        : "NOT_VALIDATED";
    return { status, phone: maskPhone(phone) };
  });
}
