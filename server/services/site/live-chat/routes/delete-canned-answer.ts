import { deleteCannedAnswer as call } from "@parlour/contracts/calls/site/live-chat/delete-canned-answer";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { deleteCanned, lockCanned } from "../canned-store.ts";

export function deleteCannedAnswerRoute(kit: Kit): Route {
  return route(call, ({ params, operator }) =>
    kit.db.transaction(async (tx) => {
      const before = await lockCanned(tx, params.cannedAnswerId);
      if (before === undefined) return refuse("NOT_FOUND");
      await deleteCanned(tx, before.id);
      await operator.audit(tx, { subject: `canned-answer:${before.id}`, before, after: null });
      return { ok: true } as const;
    }),
  );
}
