import { useTranslation } from "@parlour/web/i18n/translation-context";
import { CountBadge } from "@parlour/web/ui/count-badge";
import { iconButtonClass } from "@parlour/web/ui/icon-button";
import { showToast } from "@parlour/web/ui/toast";
import Bell from "lucide-react/icons/bell";
import { useEffect, useMemo } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { Player } from "../../parts/player.server.ts";
import { announcementOf, INBOX } from "./announcement.ts";
import { createArrivals } from "./arrivals.ts";
import { type Inbox, useInbox, useUnread } from "./inbox.ts";

const SHOWN_MS = 8_000;

/** A link to the messages with the number of unread ones; announces new messages. */
export function MessageBell({ player, className = "" }: { player: Player; className?: string }) {
  const { t } = useTranslation();
  useAnnouncement(player, useInbox(player));
  const unread = useUnread(player);
  if (player.inbox === null) return null;
  return (
    <Link
      to={INBOX}
      aria-label={unread > 0 ? t("player.unreadMessages", { count: unread }) : t("player.messages")}
      className={`${iconButtonClass()} ${className}`}
    >
      <Bell size={20} aria-hidden="true" />
      <span className="absolute -top-1.5 -right-1.5 flex">
        <CountBadge count={unread} />
      </span>
    </Link>
  );
}

/** Announces new messages, except on the inbox page and on pages that already show the event. */
function useAnnouncement({ session, inbox }: Player, read: Inbox | null): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const newest = inbox?.newest ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each session has its own messages
  const arrivals = useMemo(() => createArrivals(newest), [session, newest]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages arrive only when the inbox is reloaded
  useEffect(() => {
    if (read === null) return;
    const news = announcementOf(pathname, arrivals.among(read.notifications));
    if (news === null) return;
    const { title, text } =
      "message" in news ? news.message : { title: t("player.newMessages", news), text: undefined };
    showToast({
      tone: "info",
      title,
      ...(text !== undefined && { description: text }),
      action: { label: t("player.readMessages"), onPress: () => void navigate(INBOX) },
      durationMs: SHOWN_MS,
    });
  }, [read]);
}
