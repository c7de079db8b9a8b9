import { addSupportTag as call } from "@parlour/contracts/calls/site/support-desk/add-support-tag";
import { SUPPORT_TAGS_MAX } from "@parlour/contracts/entities/support-desk";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { SupportParts } from "../parts.ts";
import { countAll, lockNames, saveTag } from "../tag-store.ts";

export function addSupportTag({ kit }: SupportParts): Route {
  return route(call, ({ body, operator }) =>
    kit.db.transaction(async (tx) => {
      await lockNames(tx, "support_tags");
      if ((await countAll(tx, "support_tags")) >= SUPPORT_TAGS_MAX)
        return refuse("TOO_MANY", { most: SUPPORT_TAGS_MAX });
      const tag = { id: kit.random.id("supporttag"), ...body };
      if (!(await saveTag(tx, tag))) return refuseFields([{ code: "NAME_TAKEN", field: "name" }]);
      await operator.audit(tx, { subject: `support-tag:${tag.id}`, before: null, after: tag });
      return tag;
    }),
  );
}
