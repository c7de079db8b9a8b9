import { changeOperatorAccess as call } from "@parlour/contracts/calls/office/operator/change-operator-access";
import type { Transaction } from "../../../../kit/database.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { lockAdministrators, refuseLosing } from "../administrators.ts";
import { lockedUntil, unlock } from "../login-locks.ts";
import { findOperator, lockOperator, setDisabled } from "../operator-store.ts";
import { enableAction } from "../proposals/enabled-operator.ts";
import { endSessionsOf } from "../session-store.ts";
import { toAccount } from "../views.ts";

/** Takes back the keys and secrets that an operator could still collect. */
export type TakeBackHandovers = (tx: Transaction, operatorId: string) => Promise<void>;

export function changeOperatorAccess(kit: Kit, takeBackHandovers: TakeBackHandovers): Route {
  const { db, clock } = kit;
  return route(call, async ({ params: { id }, body: { action, reason }, operator }) => {
    // Operators can't disable themselves.
    if (id === operator.id) return refuse("CONFLICT");
    return await db.transaction(async (tx) => {
      const administrators = action === "DISABLE" ? await lockAdministrators(tx) : [];
      const before = await lockOperator(tx, id);
      if (before === undefined) return refuse("NOT_FOUND");
      const refusal = refuseLosing(administrators, id);
      if (refusal !== undefined) return refusal;
      const lockedBefore = await lockedUntil(kit, before, tx);
      if (action === "UNLOCK") {
        if (lockedBefore === null) return refuse("CONFLICT");
        await unlock(kit, before, tx);
      } else if (action === "ENABLE") {
        const isDisabled = before.disabledAt !== null;
        if (isDisabled && (await kit.fourEyes.needsSecondPerson(tx, enableAction))) {
          return refuse("SECOND_PERSON_REQUIRED");
        }
        await setDisabled(tx, id, null);
      } else {
        await endSessionsOf(kit, tx, { operatorId: id, reason: "disabled" });
        await setDisabled(tx, id, clock.now());
        await takeBackHandovers(tx, id);
      }
      const after = (await findOperator(tx, id))!;
      const lockedAfter = await lockedUntil(kit, after, tx);
      const stateOf = ({ disabledAt, twoFactor }: typeof after, locked: Date | null) => ({
        disabledAt,
        twoFactor,
        lockedUntil: locked,
      });
      await operator.audit(tx, {
        subject: `operator:${id}`,
        before: stateOf(before, lockedBefore),
        after: stateOf(after, lockedAfter),
        reason,
      });
      return toAccount(after, lockedAfter);
    });
  });
}
