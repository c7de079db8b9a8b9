import { getHelpFeedback as call } from "@parlour/contracts/calls/site/help/get-help-feedback";
import { type Route, route } from "@parlour/server/kit/service";
import { feedbackStore } from "../feedback-store.ts";
import { findFeedbackVisitor } from "../feedback-visitor.ts";
import type { HelpDesk } from "../help-desk.ts";

export function getHelpFeedback({ kit, scopeOf }: HelpDesk): Route {
  const store = feedbackStore(kit);
  return route(call, async (input) => {
    const visitor = findFeedbackVisitor(input);
    if (visitor === undefined) return { state: "unanswered" as const };
    return { state: await store.find(await scopeOf(input.params), input.query.path, visitor) };
  });
}
