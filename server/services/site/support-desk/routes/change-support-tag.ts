import { changeSupportTag as call } from "@parlour/contracts/calls/site/support-desk/change-support-tag";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { SupportParts } from "../parts.ts";
import { lockNames, lockTag, saveTag } from "../tag-store.ts";

export function changeSupportTag({ kit }: SupportParts): Route {
  return route(call, ({ params, body, operator }) =>
    kit.db.transaction(async (tx) => {
      await lockNames(tx, "support_tags");
      const before = await lockTag(tx, params.tagId);
      if (before === undefined) return refuse("NOT_FOUND");
      const after = { id: before.id, ...body };
      if (!(await saveTag(tx, after))) return refuseFields([{ code: "NAME_TAKEN", field: "name" }]);
      await operator.audit(tx, { subject: `support-tag:${after.id}`, before, after });
      return after;
    }),
  );
}
