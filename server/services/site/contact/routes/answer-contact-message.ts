import { answerContactMessage as call } from "@parlour/contracts/calls/site/contact/answer-contact-message";
import type { Kit } from "@parlour/server/kit/kit";
import type { SupportDesk } from "@parlour/server/kit/ports/support-desk";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { insertAnswer, lockCase, setCaseState } from "../case-store.ts";
import { nextState } from "../contact-machine.ts";
import { replyEmail } from "../reply-email.ts";

/** Answers a support message. The answer, its e-mail and the new state are stored in one transaction. */
export function answerContactMessage(kit: Kit, support: SupportDesk): Route {
  return route(call, ({ params, body, operator }) =>
    kit.db.transaction(async (tx) => {
      const asked = await lockCase(tx, params.contactId);
      if (asked === undefined) return refuse("NOT_FOUND");
      if (asked.answers.some(({ id }) => id === body.id)) return asked;
      const state = nextState(asked.state, body.close ? "close" : "answer");
      if (state === undefined || asked.answers.length !== body.answersSeen) return refuse("CONFLICT");
      const answer = {
        id: body.id,
        operatorName: operator.name,
        text: body.text,
        createdAt: kit.clock.now(),
      };
      await insertAnswer(tx, asked.id, { ...answer, operatorId: operator.id });
      await setCaseState(tx, asked.id, state);
      await support.answer(tx, asked.id, operator, answer.createdAt);
      if (state === "CLOSED") await support.resolve(tx, asked.id, answer.createdAt);
      await kit.messages.send(replyEmail(asked, body.text), tx);
      await operator.audit(tx, {
        subject: `contact:${asked.id}`,
        before: { state: asked.state },
        after: { state, answer: body.id },
      });
      const shown = { ...answer, createdAt: answer.createdAt.toISOString() };
      return { ...asked, state, answers: [...asked.answers, shown] };
    }),
  );
}
