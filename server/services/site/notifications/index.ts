import type { PlayerProtection } from "../../../kit/ports/player-protection.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { Service } from "../../../kit/service.ts";
import { deleteOldNotifications } from "./notification-store.ts";
import { notifyPlayers, storeConsent } from "./notify-players.ts";
import { acknowledgeAllNotificationsRoute } from "./routes/acknowledge-all-notifications.ts";
import { acknowledgeNotificationRoute } from "./routes/acknowledge-notification.ts";
import { deleteNotificationRoute } from "./routes/delete-notification.ts";
import { getNotificationPreferencesRoute } from "./routes/get-notification-preferences.ts";
import { listNotificationsRoute } from "./routes/list-notifications.ts";
import { listPlayerMessagesRoute } from "./routes/list-player-messages.ts";
import { restoreNotificationRoute } from "./routes/restore-notification.ts";
import { setNotificationPreferenceRoute } from "./routes/set-notification-preference.ts";

export { createMarketingMessages } from "./marketing-messages.ts";
export { type SeedNotification, seedNotifications } from "./seed-notifications.ts";

const sweepJob = "notification-sweep";
const dayMs = 86_400_000;
const keepDays = { deleted: 30, created: 400 };

type NotificationPorts = { players: Players; protection: Pick<PlayerProtection, "isOnBreak"> };

/** Delivers notifications to players, on the site and by e-mail. */
export function notificationsService({ players, protection }: NotificationPorts): Service {
  return {
    name: "notifications",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      return [
        listNotificationsRoute(kit, players, protection),
        acknowledgeNotificationRoute(kit, players),
        acknowledgeAllNotificationsRoute(kit),
        deleteNotificationRoute(kit, players),
        restoreNotificationRoute(kit, players),
        getNotificationPreferencesRoute(kit),
        setNotificationPreferenceRoute(kit),
        listPlayerMessagesRoute(kit),
      ];
    },
    async start(kit) {
      await notifyPlayers(kit, players, protection);
      await storeConsent(kit);
      await kit.jobs.work(sweepJob, async () => {
        const daysAgo = (days: number) => new Date(kit.clock.now().getTime() - days * dayMs);
        await deleteOldNotifications(kit.db, {
          deleted: daysAgo(keepDays.deleted),
          created: daysAgo(keepDays.created),
        });
      });
      await kit.jobs.schedule(sweepJob, "23 4 * * *");
      return async () => {};
    },
  };
}
