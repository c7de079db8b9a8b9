import { changeSupportTemplate as call } from "@parlour/contracts/calls/site/support-desk/change-support-template";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { SupportParts } from "../parts.ts";
import { lockNames } from "../tag-store.ts";
import { findTaken, lockTemplate, saveTemplate } from "../template-store.ts";

export function changeSupportTemplate({ kit }: SupportParts): Route {
  return route(call, ({ params, body: { version, ...body }, operator }) =>
    kit.db.transaction(async (tx) => {
      await lockNames(tx, "support_templates");
      const before = await lockTemplate(tx, params.templateId);
      if (before === undefined) return refuse("NOT_FOUND");
      if (before.version !== version) return refuse("CONFLICT");
      const after = { id: before.id, version: version + 1, ...body };
      const taken = await findTaken(tx, after);
      if (taken.length > 0) return refuseFields(taken.map((field) => ({ code: "NAME_TAKEN", field })));
      await saveTemplate(tx, after);
      await operator.audit(tx, { subject: `support-template:${after.id}`, before, after });
      return after;
    }),
  );
}
