import { tagConversation as call } from "@parlour/contracts/calls/site/support-desk/tag-conversation";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { hasConversation, listTagsOf } from "../conversation-store.ts";
import type { SupportParts } from "../parts.ts";
import { lockTag, setTag } from "../tag-store.ts";

export function tagConversation({ kit }: SupportParts): Route {
  return route(call, ({ params: { conversationId, tagId }, body: { isSet }, operator }) =>
    kit.db.transaction(async (tx) => {
      const tag = await lockTag(tx, tagId);
      if (tag === undefined || !(await hasConversation(tx, conversationId))) return refuse("NOT_FOUND");
      if (isSet && tag.isRetired) return refuse("CONFLICT");
      if (await setTag(tx, conversationId, tagId, isSet)) {
        await operator.audit(tx, {
          subject: `conversation:${conversationId}`,
          before: { tag: isSet ? null : tag.name },
          after: { tag: isSet ? tag.name : null },
        });
      }
      return await listTagsOf(tx, conversationId);
    }),
  );
}
