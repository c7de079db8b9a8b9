import type { Service } from "../../../kit/service.ts";
import { findPlayerOfConversation } from "./conversation-store.ts";
import type { SupportParts } from "./parts.ts";
import { addSupportNote } from "./routes/add-support-note.ts";
import { addSupportTag } from "./routes/add-support-tag.ts";
import { addSupportTemplate } from "./routes/add-support-template.ts";
import { changeSupportTag } from "./routes/change-support-tag.ts";
import { changeSupportTemplate } from "./routes/change-support-template.ts";
import { deleteSupportTemplate } from "./routes/delete-support-template.ts";
import { getSupportPlayer } from "./routes/get-support-player.ts";
import { getSupportReport } from "./routes/get-support-report.ts";
import { listSupportConversations } from "./routes/list-support-conversations.ts";
import { listSupportNotes } from "./routes/list-support-notes.ts";
import { listSupportTags } from "./routes/list-support-tags.ts";
import { listSupportTargets } from "./routes/list-support-targets.ts";
import { listSupportTemplates } from "./routes/list-support-templates.ts";
import { setSupportTarget } from "./routes/set-support-target.ts";
import { tagConversation } from "./routes/tag-conversation.ts";

export { supportDesk } from "./clock-store.ts";
export { countOverdue } from "./conversation-store.ts";
export type { ReadSupportPlayer } from "./parts.ts";
export { type PastConversation, seedConversations } from "./seed-conversations.ts";

/** Templates, tags, deadlines, notes and ratings of conversations with support, whether by chat or by e-mail. */
export function supportDeskService({ readPlayer }: Pick<SupportParts, "readPlayer">): Service {
  return {
    name: "support-desk",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) =>
      [
        addSupportNote,
        addSupportTag,
        addSupportTemplate,
        changeSupportTag,
        changeSupportTemplate,
        deleteSupportTemplate,
        getSupportPlayer,
        getSupportReport,
        listSupportConversations,
        listSupportNotes,
        listSupportTags,
        listSupportTargets,
        listSupportTemplates,
        setSupportTarget,
        tagConversation,
      ].map((create) => create({ kit, readPlayer })),
    itemPlayers: (kit) => ({ "support-conversations": (id) => findPlayerOfConversation(kit.db, id) }),
  };
}
