import { useTranslation } from "@parlour/web/i18n/translation-context";
import { CountBadge } from "@parlour/web/ui/count-badge";
import MessageCircle from "lucide-react/icons/message-circle";

/** The minimised chat, placed above the cookie notice while that is visible. */
export function ChatLauncher({ unread, onOpen }: { unread: number; onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      onClick={onOpen}
      className="fixed right-4 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-30 inline-flex min-h-12 animate-rise cursor-pointer items-center gap-2.5 rounded-full border border-brass/45 bg-velvet px-5 font-semibold text-ivory shadow-float transition-colors hover:bg-raised md:right-6 md:bottom-6 [:root:has(.cookie-notice)_&]:bottom-[16.5rem] md:[:root:has(.cookie-notice)_&]:bottom-[13rem]"
    >
      <MessageCircle size={20} aria-hidden="true" className="text-bright" />
      {t("chat.title")}
      {unread > 0 ? (
        <>
          <span aria-hidden="true" className="flex">
            <CountBadge count={unread} />
          </span>
          <span className="sr-only">{t("chat.unread", { count: unread })}</span>
        </>
      ) : null}
    </button>
  );
}
