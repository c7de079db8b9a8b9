import { acknowledgeAllNotifications } from "@parlour/contracts/calls/site/notifications/acknowledge-all-notifications";
import { acknowledgeNotification } from "@parlour/contracts/calls/site/notifications/acknowledge-notification";
import { deleteNotification } from "@parlour/contracts/calls/site/notifications/delete-notification";
import { restoreNotification } from "@parlour/contracts/calls/site/notifications/restore-notification";
import type { Notification } from "@parlour/contracts/entities/notification";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { useEffect, useState } from "react";
import { type Inbox, refetchInbox, useLoadedInbox } from "./inbox.ts";
import { useOlderMessages } from "./use-older-messages.ts";

const acknowledge = client(acknowledgeNotification);
const acknowledgeAll = client(acknowledgeAllNotifications);
const remove = client(deleteNotification);
const restore = client(restoreNotification);

type Flags = Partial<Pick<Notification, "acknowledged" | "deleted">>;
type Change = { flags: Flags; pending: boolean };

/** The messages and their actions, with optimistic updates. */
export function useMessages(session: string, loaded: Inbox) {
  const { t } = useTranslation();
  const first = useLoadedInbox(session, loaded);
  const older = useOlderMessages(session, first);
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({});

  // An optimistic change is dropped once the server's state includes it.
  const newest = older.items.length > 0 ? older.items : first;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new message
  useEffect(
    () => setChanges((now) => Object.fromEntries(Object.entries(now).filter(([, change]) => change.pending))),
    [newest],
  );

  const all = [...new Map([...first.notifications, ...older.items].map((one) => [one.id, one])).values()];
  const messages = all
    .map((one) => ({ ...one, ...changes[one.id]?.flags }))
    .filter(({ deleted }) => !deleted);

  const change = async (ids: readonly string[], flags: Flags, work: () => Promise<unknown>) => {
    const mark = (next: Change) =>
      setChanges((now) => ({ ...now, ...Object.fromEntries(ids.map((id) => [id, next])) }));
    mark({ flags, pending: true });
    try {
      await work();
      mark({ flags, pending: false });
      return true;
    } catch {
      mark({ flags: {}, pending: false });
      showToast({ tone: "danger", title: t("messages.failed") });
      return false;
    } finally {
      refetchInbox();
    }
  };

  const takeBack = ({ id }: Notification) =>
    change([id], { deleted: false }, () => restore({ session, params: { id } }));

  return {
    messages,
    unread: first.unread,
    older,
    read: ({ id }: Notification) =>
      change([id], { acknowledged: true }, () => acknowledge({ session, params: { id } })),
    readAll: () =>
      change(
        messages.map(({ id }) => id),
        { acknowledged: true },
        async () => {
          const newest = messages[0];
          if (newest) await acknowledgeAll({ session, body: { newest: newest.id } });
        },
      ),
    remove: async (message: Notification) => {
      const { id } = message;
      if (!(await change([id], { deleted: true }, () => remove({ session, params: { id } })))) return;
      showToast({
        tone: "success",
        title: t("messages.deleted"),
        action: { label: t("messages.undo"), onPress: () => void takeBack(message) },
        durationMs: 10_000,
      });
    },
  };
}
