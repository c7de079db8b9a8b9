import { deleteSupportTemplate as call } from "@parlour/contracts/calls/site/support-desk/delete-support-template";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { SupportParts } from "../parts.ts";
import { deleteTemplate, lockTemplate } from "../template-store.ts";

export function deleteSupportTemplate({ kit }: SupportParts): Route {
  return route(call, ({ params, operator }) =>
    kit.db.transaction(async (tx) => {
      const before = await lockTemplate(tx, params.templateId);
      if (before === undefined) return refuse("NOT_FOUND");
      await deleteTemplate(tx, before.id);
      await operator.audit(tx, { subject: `support-template:${before.id}`, before, after: null });
      return { ok: true } as const;
    }),
  );
}
