import { changeOfferedMethod as call } from "@parlour/contracts/calls/operator/change-offered-method";
import type { Kit } from "../../../kit/kit.ts";
import { isRefusal, refuse } from "../../../kit/refusal.ts";
import { type Route, route } from "../../../kit/service.ts";
import { findMethod, type MethodPatch, patchMethod } from "../method-change-store.ts";
import { methodSubject, toOfferedMethod } from "../method-view.ts";

export function changeOfferedMethod({ db }: Kit): Route {
  return route(call, async ({ params: key, body: { reason, ...wanted }, operator }) => {
    const { groupName, excludedRegions, ...plain } = wanted;
    const patch = {
      ...plain,
      ...(groupName !== undefined && { group_name: groupName }),
      ...(excludedRegions !== undefined && { excluded_regions: excludedRegions }),
    } as MethodPatch;
    const changed = await db.transaction(async (tx) => {
      const before = await findMethod(tx, key, true);
      if (before === undefined) return refuse("NOT_FOUND");
      if (Object.values(patch).every((value) => value === undefined)) return before;
      const after = await patchMethod(tx, key, patch);
      const note = { before: toOfferedMethod(before), after: toOfferedMethod(after), reason };
      await operator.audit(tx, { subject: methodSubject(after), ...note });
      return after;
    });
    return isRefusal(changed) ? changed : toOfferedMethod(changed);
  });
}
