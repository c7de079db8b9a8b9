import { undoMethodChange as call } from "@parlour/contracts/calls/money/routing/undo-method-change";
import { offeredMethod } from "@parlour/contracts/entities/offered-method";
import { findChange } from "../../../../kit/configuration-history.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeMethod, historyTopic } from "../change-method.ts";
import { methodSubject, toOfferedMethod, toPatch } from "../method-view.ts";

/** A method as stored in the history. The kind is left out, because older versions have none. */
const formerMethod = offeredMethod.omit({ kind: true });

export function undoMethodChange({ db, clock }: Kit): Route {
  return route(call, async ({ params: { version }, body: { latest, reason }, operator }) => {
    const change = await findChange(db, historyTopic, version);
    if (change === undefined) return refuse("NOT_FOUND");
    // Undoing the creation of a method only switches it off, because payments may refer to it.
    const former = formerMethod.parse(change.before ?? { ...change.after, enabled: false });
    const { paymentType, code, currency } = former;
    const key = { paymentType, code, currency };
    // Undoing does not change the limits or the fee, because that requires two operators.
    const { enabled, name, groupName, position, channels, regions, excludedRegions } = former;
    const patch = toPatch({ enabled, name, groupName, position, channels, regions, excludedRegions });
    const undone = await db.transaction(async (tx) => {
      const done = await changeMethod(tx, { key, patch, at: clock.now(), operator, reason, latest });
      if (isRefusal(done)) return done;
      const note = { before: toOfferedMethod(done.before), after: toOfferedMethod(done.after), reason };
      await operator.audit(tx, { subject: methodSubject(done.after), ...note });
      return done;
    });
    return isRefusal(undone) ? undone : toOfferedMethod(undone.after);
  });
}
