import { closeContactMessage as call } from "@parlour/contracts/calls/site/contact/close-contact-message";
import type { Kit } from "@parlour/server/kit/kit";
import type { SupportDesk } from "@parlour/server/kit/ports/support-desk";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { lockCase, setCaseState } from "../case-store.ts";
import { nextState } from "../contact-machine.ts";

export function closeContactMessage(kit: Kit, support: SupportDesk): Route {
  return route(call, ({ params, body, operator }) =>
    kit.db.transaction(async (tx) => {
      const asked = await lockCase(tx, params.contactId);
      if (asked === undefined) return refuse("NOT_FOUND");
      const state = nextState(asked.state, "close");
      if (state === undefined) return refuse("CONFLICT");
      await setCaseState(tx, asked.id, state);
      await support.assign(tx, asked.id, operator);
      await support.resolve(tx, asked.id, kit.clock.now());
      await operator.audit(tx, {
        subject: `contact:${asked.id}`,
        before: { state: asked.state },
        after: { state },
        reason: body.reason,
      });
      return { ...asked, state };
    }),
  );
}
