import { addSupportTemplate as call } from "@parlour/contracts/calls/site/support-desk/add-support-template";
import { SUPPORT_TEMPLATES_MAX } from "@parlour/contracts/entities/support-desk";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { SupportParts } from "../parts.ts";
import { countAll, lockNames } from "../tag-store.ts";
import { findTaken, saveTemplate } from "../template-store.ts";

export function addSupportTemplate({ kit }: SupportParts): Route {
  return route(call, ({ body, operator }) =>
    kit.db.transaction(async (tx) => {
      await lockNames(tx, "support_templates");
      if ((await countAll(tx, "support_templates")) >= SUPPORT_TEMPLATES_MAX)
        return refuse("TOO_MANY", { most: SUPPORT_TEMPLATES_MAX });
      const template = { id: kit.random.id("template"), version: 1, ...body };
      const taken = await findTaken(tx, template);
      if (taken.length > 0) return refuseFields(taken.map((field) => ({ code: "NAME_TAKEN", field })));
      await saveTemplate(tx, template);
      await operator.audit(tx, { subject: `support-template:${template.id}`, before: null, after: template });
      return template;
    }),
  );
}
