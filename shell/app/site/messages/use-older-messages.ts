import type { Notification } from "@parlour/contracts/entities/notification";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useEffect, useRef, useState } from "react";
import { type Inbox, readInbox } from "./inbox.ts";

const none: readonly Notification[] = [];

type Older = { items: readonly Notification[]; nextCursor: string | null };

/** Older pages, which are loaded on demand, and again when the first page changes. */
export function useOlderMessages(session: string, first: Inbox) {
  const { language } = useTranslation();
  const [older, setOlder] = useState<Older | null>(null);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const pages = useRef(0);

  const fetchPages = async (signal?: AbortSignal) => {
    const items: Notification[] = [];
    let cursor = first.nextCursor;
    for (let page = 0; page < pages.current && cursor !== null; page++) {
      const next: Inbox = await readInbox({
        session,
        query: { cursor, language },
        ...(signal && { signal }),
      });
      items.push(...next.notifications);
      cursor = next.nextCursor;
    }
    return { items, nextCursor: cursor };
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: older pages become stale only when the first page changes
  useEffect(() => {
    if (pages.current === 0) return;
    const leaving = new AbortController();
    // If loading fails, the list stays as it is until the first page changes again.
    fetchPages(leaving.signal).then(setOlder, () => undefined);
    return () => leaving.abort();
  }, [first]);

  return {
    items: older?.items ?? none,
    hasMore: (older ?? first).nextCursor !== null,
    state,
    async showMore() {
      pages.current++;
      setState("loading");
      try {
        setOlder(await fetchPages());
        setState("idle");
      } catch {
        pages.current--;
        setState("failed");
      }
    },
  };
}
