import { changeCannedAnswer as call } from "@parlour/contracts/calls/site/live-chat/change-canned-answer";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { lockCanned, updateCanned } from "../canned-store.ts";

export function changeCannedAnswerRoute(kit: Kit): Route {
  return route(call, ({ params, body, operator }) =>
    kit.db.transaction(async (tx) => {
      const before = await lockCanned(tx, params.cannedAnswerId);
      if (before === undefined) return refuse("NOT_FOUND");
      const after = { id: before.id, ...body };
      await updateCanned(tx, after, kit.clock.now());
      await operator.audit(tx, { subject: `canned-answer:${after.id}`, before, after });
      return after;
    }),
  );
}
