import { addSupportNote as call } from "@parlour/contracts/calls/site/support-desk/add-support-note";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { hasConversation } from "../conversation-store.ts";
import { insertNote } from "../note-store.ts";
import type { SupportParts } from "../parts.ts";

export function addSupportNote({ kit }: SupportParts): Route {
  return route(call, ({ params: { conversationId }, body, operator }) =>
    kit.db.transaction(async (tx) => {
      if (!(await hasConversation(tx, conversationId))) return refuse("NOT_FOUND");
      const stored = await insertNote(tx, conversationId, { ...body, operator, at: kit.clock.now() });
      if (stored.isNew) {
        await operator.audit(tx, { subject: `conversation:${conversationId}`, after: { note: body.id } });
      }
      return stored.note;
    }),
  );
}
