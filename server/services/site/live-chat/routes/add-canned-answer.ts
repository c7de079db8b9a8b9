import { addCannedAnswer as call } from "@parlour/contracts/calls/site/live-chat/add-canned-answer";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { insertCanned } from "../canned-store.ts";

export function addCannedAnswerRoute(kit: Kit): Route {
  return route(call, ({ body, operator }) =>
    kit.db.transaction(async (tx) => {
      const answer = { id: kit.random.id("canned"), ...body };
      await insertCanned(tx, answer, kit.clock.now());
      await operator.audit(tx, { subject: `canned-answer:${answer.id}`, before: null, after: body });
      return answer;
    }),
  );
}
