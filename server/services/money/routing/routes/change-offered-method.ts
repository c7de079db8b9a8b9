import { changeOfferedMethod as call } from "@parlour/contracts/calls/money/routing/change-offered-method";
import type { Kit } from "../../../../kit/kit.ts";
import { isRefusal, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeMethod } from "../change-method.ts";
import { methodSubject, toOfferedMethod, toPatch } from "../method-view.ts";

export function changeOfferedMethod({ db, clock }: Kit): Route {
  return route(call, async ({ params: key, body: { reason, before, ...wanted }, operator }) => {
    // A field that is changed without its former value could overwrite another operator's change unnoticed.
    const unseen = Object.keys(wanted).filter((name) => !(name in before));
    if (unseen.length > 0) {
      return refuseFields(unseen.map((name) => ({ code: "REQUIRED", field: `before.${name}` })));
    }
    const patch = toPatch(wanted);
    const changed = await db.transaction(async (tx) => {
      const done = await changeMethod(tx, {
        key,
        patch,
        at: clock.now(),
        operator,
        reason,
        seen: before,
      });
      if (isRefusal(done) || done.before === done.after) return done;
      const note = { before: toOfferedMethod(done.before), after: toOfferedMethod(done.after), reason };
      await operator.audit(tx, { subject: methodSubject(done.after), ...note });
      return done;
    });
    return isRefusal(changed) ? changed : toOfferedMethod(changed.after);
  });
}
