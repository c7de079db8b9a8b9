import { useTranslation } from "@parlour/web/i18n/translation-context";
import { CountBadge } from "@parlour/web/ui/count-badge";
import type { Player } from "../../parts/player.server.ts";
import { useUnread } from "./inbox.ts";

export function UnreadBadge({ player }: { player: Player }) {
  const { t } = useTranslation();
  const unread = useUnread(player);
  if (unread === 0) return null;
  return (
    <>
      <span aria-hidden="true" className="flex">
        <CountBadge count={unread} />
      </span>
      <span className="sr-only">{t("player.unreadMessages", { count: unread })}</span>
    </>
  );
}
