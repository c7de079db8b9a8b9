import type { SuccessAnswer } from "@parlour/contracts/call";
import { listNotifications } from "@parlour/contracts/calls/site/notifications/list-notifications";
import { callResource, refreshCall } from "@parlour/web/api/call-resource";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { Player } from "../../parts/player.server.ts";
import { usePlayerResource } from "../../player-events.ts";

const INTERVAL_MS = 30_000;

export type Inbox = SuccessAnswer<typeof listNotifications>;

export const readInbox = client(listNotifications);

/** The newest page of messages. Until it is loaded, this is the page rendered by the server, or null. */
function useNewestMessages(session: string, { enabled = true, loaded = null as Inbox | null }): Inbox | null {
  const { language } = useTranslation();
  const resource = enabled ? callResource(listNotifications, { session, query: { language } }) : null;
  const { value } = usePlayerResource(session, resource, {
    initial: loaded,
    intervalMs: INTERVAL_MS,
    eventTypes: ["notifications"],
  });
  return value ?? null;
}

export function useLoadedInbox(session: string, loaded: Inbox): Inbox {
  return useNewestMessages(session, { loaded }) ?? loaded;
}

/** Returns null until the messages are loaded, and if they can't be loaded. */
export function useInbox({ session, inbox }: Pick<Player, "session" | "inbox">): Inbox | null {
  return useNewestMessages(session, { enabled: inbox !== null });
}

/** The number of unread messages. Until a newer count is loaded, this is the number rendered by the server. */
export function useUnread(player: Pick<Player, "session" | "inbox">): number {
  return useInbox(player)?.unread ?? player.inbox?.unread ?? 0;
}

/** Reads the inbox again immediately, after the player changed something in it. */
export function refetchInbox(): void {
  refreshCall(listNotifications);
}
