import { answerHelpFeedback as call } from "@parlour/contracts/calls/site/help/answer-help-feedback";
import { refuse } from "@parlour/server/kit/refusal";
import { type Reply, type Route, route } from "@parlour/server/kit/service";
import { feedbackStore } from "../feedback-store.ts";
import { findFeedbackVisitor, newFeedbackVisitor } from "../feedback-visitor.ts";
import type { HelpDesk } from "../help-desk.ts";
import { placeStore } from "../place-store.ts";

export function answerHelpFeedback({ kit, scopeOf }: HelpDesk): Route {
  const store = feedbackStore(kit);
  const places = placeStore(kit);
  return route(call, async (input) => {
    const { path, answer } = input.body;
    const scope = await scopeOf(input.params);
    if (!(await places.has(scope, path))) return refuse("NOT_FOUND");
    const known = findFeedbackVisitor(input);
    const { visitor, cookie } =
      known === undefined ? newFeedbackVisitor(kit.random) : { visitor: known, cookie: undefined };
    const reply: Reply<typeof call> = {
      reply: true,
      status: 200,
      body: { state: await store.answer(scope, path, visitor, answer) },
      ...(cookie && { cookies: [cookie] }),
    };
    return reply;
  });
}
