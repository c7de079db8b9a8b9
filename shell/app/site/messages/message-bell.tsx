import { useTranslation } from "@parlour/web/i18n/translation-context";
import { CountBadge } from "@parlour/web/ui/count-badge";
import { iconButtonClass } from "@parlour/web/ui/icon-button";
import { showToast } from "@parlour/web/ui/toast";
import Bell from "lucide-react/icons/bell";
import { useCallback, useMemo } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { Player } from "../../parts/player.server.ts";
import { createArrivals } from "./arrivals.ts";
import { type Inbox, useLiveInbox, useUnread } from "./inbox.ts";

const INBOX = "/account/messages";
const SHOWN_MS = 8_000;

/** A link to the messages with the unread count; announces new ones. */
export function MessageBell({ player, className = "" }: { player: Player; className?: string }) {
  const { t } = useTranslation();
  useLiveInbox(player, useAnnouncement(player));
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

/** On the messages page a new one is visible anyway, so it isn't announced. */
function useAnnouncement({ session, inbox }: Player): (inbox: Inbox) => void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const readsThem = useLocation().pathname === INBOX;
  const newest = inbox?.newest ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session has news of its own
  const arrivals = useMemo(() => createArrivals(newest), [session, newest]);
  return useCallback(
    ({ notifications }) => {
      const arrived = arrivals.among(notifications);
      const [first] = arrived;
      if (first === undefined || readsThem) return;
      const isOne = arrived.length === 1;
      showToast({
        tone: "info",
        title: isOne ? first.title : t("player.newMessages", { count: arrived.length }),
        ...(isOne && { description: first.text }),
        action: { label: t("player.readMessages"), onPress: () => void navigate(INBOX) },
        durationMs: SHOWN_MS,
      });
    },
    [arrivals, readsThem, navigate, t],
  );
}
