import type { SuccessAnswer } from "@parlour/contracts/call";
import type { listNotifications } from "@parlour/contracts/calls/site/notifications/list-notifications";
import { client } from "@parlour/web/api/client";
import { type Polling, startPolling } from "@parlour/web/api/polling";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { Player } from "../../parts/player.server.ts";
import { onceOpen, openPlayerEvents } from "../../player-events.ts";

const INTERVAL_MS = 30_000;

export type Inbox = SuccessAnswer<typeof listNotifications>;

export const readInbox = client<typeof listNotifications>(
  "GET",
  "/services/notifications/v1/profiles/{session}",
);

// One inbox for the whole page: the header keeps it up to date, everything else reads it.
let kept: { session: string; inbox: Inbox } | null = null;
let polling: Polling | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The newest page of messages that this browser page knows; null until it has asked. */
export function useInbox(session: string): Inbox | null {
  return useSyncExternalStore(
    subscribe,
    () => (kept?.session === session ? kept.inbox : null),
    () => null,
  );
}

/** How many are unread: as the server rendered it, until a newer count has come. */
export function useUnread({ session, inbox }: Pick<Player, "session" | "inbox">): number {
  return useInbox(session)?.unread ?? inbox?.unread ?? 0;
}

/** Asks again at once, after a change of one's own. */
export function refetchInbox(): void {
  polling?.refetch();
}

/** Asks every half minute, and at once when the server says that something came or changed. */
export function useLiveInbox({ session, inbox }: Player, onNews: (inbox: Inbox) => void): void {
  const { language } = useTranslation();
  const exists = inbox !== null;
  const listener = useRef(onNews);
  listener.current = onNews;
  useEffect(() => {
    if (!exists) return;
    const { events, close } = openPlayerEvents(session);
    const mine = startPolling({
      intervalMs: INTERVAL_MS,
      events,
      eventTypes: ["notifications"],
      poll: async (signal) => {
        const news = await readInbox({ session, query: { language }, signal });
        kept = { session, inbox: news };
        for (const listen of listeners) listen();
        listener.current(news);
      },
    });
    polling = mine;
    onceOpen(events, mine.refetch);
    return () => {
      mine.stop();
      if (polling === mine) polling = null;
      close();
    };
  }, [session, exists, language]);
}
