import type { NotificationPreferences } from "@parlour/contracts/entities/notification";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import CheckCheck from "lucide-react/icons/check-check";
import { useRevalidator } from "react-router";
import { useAccount } from "../../parts/account-context.ts";
import { AccountPage } from "../../parts/account-page.tsx";
import { EmptyArt } from "../../parts/empty-art.tsx";
import type { Inbox } from "./inbox.ts";
import { MessageLine } from "./message-line.tsx";
import { PreferencesPanel } from "./preferences-panel.tsx";
import { useMessages } from "./use-messages.ts";

type MessagesPageProps = {
  /** The inbox; null if the messages couldn't be loaded. */
  inbox: Inbox | null;
  preferences: NotificationPreferences | null;
};

export function MessagesPage({ inbox, preferences }: MessagesPageProps) {
  const { t } = useTranslation();
  const { session } = useAccount();
  const { revalidate, state } = useRevalidator();
  return (
    <AccountPage title={t("player.messages")}>
      {inbox && preferences ? (
        <>
          <InboxPanel session={session} loaded={inbox} />
          <PreferencesPanel session={session} preferences={preferences} />
        </>
      ) : (
        <Panel>
          <ErrorState
            title={t("messages.loadFailed")}
            retryLabel={t("account.tryAgain")}
            onRetry={() => void revalidate()}
            retrying={state === "loading"}
          />
        </Panel>
      )}
    </AccountPage>
  );
}

function InboxPanel({ session, loaded }: { session: string; loaded: Inbox }) {
  const { t } = useTranslation();
  const { messages, unread, older, read, readAll, remove } = useMessages(session, loaded);
  return (
    <Panel
      title={
        <>
          {t("messages.inbox")}
          <span role="status" className="ml-2.5 font-sans text-sm font-normal text-mist">
            {unread > 0 ? t("messages.unreadCount", { count: unread }) : t("messages.allRead")}
          </span>
        </>
      }
      action={
        unread > 0 ? (
          <Button size="sm" icon={<CheckCheck size={16} aria-hidden="true" />} onClick={() => void readAll()}>
            {t("messages.readAll")}
          </Button>
        ) : null
      }
    >
      {messages.length === 0 ? (
        <EmptyState art={<EmptyArt name="messages" />} title={t("messages.emptyTitle")}>
          {t("messages.empty")}
        </EmptyState>
      ) : (
        <ul className="-mx-2 grid gap-1 md:-mx-3">
          {messages.map((message) => (
            <li key={message.id}>
              <MessageLine
                message={message}
                onRead={() => void read(message)}
                onRemove={() => void remove(message)}
              />
            </li>
          ))}
        </ul>
      )}
      {older.hasMore ? (
        <div className="mt-4 flex flex-col items-center gap-3 border-t border-line pt-4">
          {older.state === "failed" ? <p role="alert">{t("messages.loadFailed")}</p> : null}
          <Button loading={older.state === "loading"} onClick={() => void older.showMore()}>
            {t("messages.older")}
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
