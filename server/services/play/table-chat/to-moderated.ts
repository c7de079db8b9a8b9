import type { ModeratedChatMessage, TableChatMute } from "@parlour/contracts/entities/table-chat";
import { type ChatMessage, reportsThatHide } from "./message-store.ts";
import type { Mute } from "./player-store.ts";

export function toModerated({
  mutedUntil,
  ...message
}: ChatMessage & { mutedUntil: Date | null }): ModeratedChatMessage {
  const { id, slug, playerId, playerName, text, saidAt, reports, decision, decidedAt, decidedBy } = message;
  return {
    id,
    slug,
    playerId,
    name: playerName,
    text,
    saidAt: saidAt.toISOString(),
    reports,
    state: decision ?? (reports >= reportsThatHide ? "HIDDEN" : "SHOWN"),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy,
    mutedUntil: mutedUntil?.toISOString() ?? null,
  };
}

export function toMute({ playerId, mutedAt, mutedUntil, mutedBy, reason }: Mute): TableChatMute {
  return {
    playerId,
    mutedAt: mutedAt.toISOString(),
    mutedUntil: mutedUntil.toISOString(),
    mutedBy,
    reason,
  };
}
