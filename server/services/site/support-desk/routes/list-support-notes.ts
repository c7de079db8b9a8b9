import { listSupportNotes as call } from "@parlour/contracts/calls/site/support-desk/list-support-notes";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { hasConversation } from "../conversation-store.ts";
import { listNotes } from "../note-store.ts";
import type { SupportParts } from "../parts.ts";

export function listSupportNotes({ kit: { db } }: SupportParts): Route {
  return route(call, async ({ params: { conversationId } }) =>
    (await hasConversation(db, conversationId)) ? await listNotes(db, conversationId) : refuse("NOT_FOUND"),
  );
}
