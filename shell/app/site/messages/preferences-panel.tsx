import { setNotificationPreference } from "@parlour/contracts/calls/site/notifications/set-notification-preference";
import {
  type NotificationPreferences,
  SMS_TOPICS,
  SWITCHABLE_TOPICS,
} from "@parlour/contracts/entities/notification";
import { client } from "@parlour/web/api/client";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Panel } from "@parlour/web/ui/panel";
import { Switch } from "@parlour/web/ui/switch";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { topicIcons, topicNames } from "./topics.ts";

type Preference = NotificationPreferences["topics"][number];

type Channel = "onSite" | "email" | "sms";

const save = client(setNotificationPreference);
const channelNames = {
  onSite: "messages.onSite",
  email: "messages.byEmail",
  sms: "messages.bySms",
} as const satisfies Record<Channel, MessageKey>;

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
      const { onSite, email, sms } = after;
      const topic = SWITCHABLE_TOPICS.find((one) => one === after.topic);
      if (topic) await save({ session, body: { topic, onSite, email, sms } });
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
                {channelsOf(preference.topic).map((channel) => (
                  <Switch
                    key={channel}
                    className="max-md:w-full"
                    label={t(channelNames[channel])}
                    aria-label={`${t(topicNames[preference.topic])}: ${t(channelNames[channel])}`}
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

function channelsOf(topic: Preference["topic"]): readonly Channel[] {
  const hasSms = SMS_TOPICS.some((one) => one === topic);
  return hasSms ? ["onSite", "email", "sms"] : ["onSite", "email"];
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
