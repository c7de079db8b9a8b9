import { setNotificationPreference } from "@parlour/contracts/calls/site/notifications/set-notification-preference";
import type { NotificationPreferences } from "@parlour/contracts/entities/notification";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Panel } from "@parlour/web/ui/panel";
import { Switch } from "@parlour/web/ui/switch";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { topicIcons, topicNames } from "./topics.ts";

type Preference = NotificationPreferences["topics"][number];

const save = client(setNotificationPreference);

/** Notification preferences. A switch takes effect immediately and reverts if saving fails. */
export function PreferencesPanel({
  session,
  preferences,
}: {
  session: string;
  preferences: NotificationPreferences;
}) {
  const { t } = useTranslation();
  const [topics, setTopics] = useState(preferences.topics);
  const put = (next: Preference) =>
    setTopics((now) => now.map((one) => (one.topic === next.topic ? next : one)));
  const choose = async (before: Preference, after: Preference) => {
    put(after);
    try {
      const { topic, onSite, email } = after;
      if (topic === "LOYALTY" || topic === "BONUS" || topic === "REFERRAL") {
        await save({ session, body: { topic, onSite, email } });
      }
    } catch {
      put(before);
      showToast({ tone: "danger", title: t("messages.failed") });
    }
  };
  return (
    <Panel title={t("messages.preferences")} id="preferences">
      <p className="text-mist">{t("messages.preferencesText")}</p>
      <ul className="mt-4 divide-y divide-line">
        {topics.map((preference) => (
          <li key={preference.topic} className="grid items-center gap-x-8 py-3 md:grid-cols-[1fr_auto]">
            <TopicName topic={preference.topic} />
            {preference.fixed ? (
              <p className="pl-12 text-sm text-mist md:pl-0">{t("messages.alwaysOn")}</p>
            ) : (
              <div className="flex flex-wrap gap-x-8 pl-12 md:pl-0">
                {(["onSite", "email"] as const).map((channel) => (
                  <Switch
                    key={channel}
                    className="max-md:w-full"
                    label={t(channel === "onSite" ? "messages.onSite" : "messages.byEmail")}
                    aria-label={`${t(topicNames[preference.topic])}: ${t(
                      channel === "onSite" ? "messages.onSite" : "messages.byEmail",
                    )}`}
                    checked={preference[channel]}
                    onChange={(event) =>
                      void choose(preference, { ...preference, [channel]: event.target.checked })
                    }
                  />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function TopicName({ topic }: { topic: Preference["topic"] }) {
  const { t } = useTranslation();
  const Icon = topicIcons[topic];
  return (
    <p className="flex items-center gap-3 font-medium">
      <span className="grid size-9 shrink-0 place-items-center rounded-chip bg-raised text-brass">
        <Icon size={18} aria-hidden="true" />
      </span>
      {t(topicNames[topic])}
    </p>
  );
}
