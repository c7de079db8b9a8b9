import { ConversationTags } from "./conversation-tags.tsx";
import { DueBadge } from "./due-badge.tsx";
import { Notes } from "./notes.tsx";
import { PlayerPanel } from "./player-panel.tsx";
import { useConversations } from "./use-conversations.ts";

type SupportAsideProps = { conversationId: string; playerId: string | null };

/** The panel beside a chat or message, with its deadline, tags, internal notes and the player. */
export function SupportAside({ conversationId, playerId }: SupportAsideProps) {
  const conversations = useConversations([conversationId]);
  const conversation = conversations.of(conversationId);
  return (
    <aside
      aria-label="About this conversation"
      className="grid content-start gap-4 rounded-panel border border-line bg-velvet p-4"
    >
      {conversation ? (
        <div className="flex flex-wrap items-center gap-2">
          <DueBadge conversation={conversation} />
          {conversation.rating ? (
            <p className="text-sm">
              Rated {conversation.rating.score} of 5
              {conversation.rating.comment ? (
                <span className="block text-mist">“{conversation.rating.comment}”</span>
              ) : null}
            </p>
          ) : null}
        </div>
      ) : null}
      <ConversationTags
        conversationId={conversationId}
        tags={conversation?.tags ?? []}
        onChanged={conversations.reload}
      />
      {playerId === null ? null : <PlayerPanel playerId={playerId} conversationId={conversationId} />}
      <Notes conversationId={conversationId} onChanged={conversations.reload} />
    </aside>
  );
}
