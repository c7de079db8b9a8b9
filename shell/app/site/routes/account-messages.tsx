import { getNotificationPreferences } from "@parlour/contracts/calls/site/notifications/get-notification-preferences";
import { listNotifications } from "@parlour/contracts/calls/site/notifications/list-notifications";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { MessagesPage } from "../messages/messages-page.tsx";
import type { Route } from "./+types/account-messages";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [inbox, preferences] = await Promise.all([
    page.call(listNotifications, { query: { language: context.get(languageContext) } }),
    page.call(getNotificationPreferences),
  ]);
  return { words: loadWords(context, "messages"), inbox, preferences };
}

export function meta({ matches }: Route.MetaArgs) {
  return wordsMeta(matches[0].loaderData, matches[0].loaderData, {
    path: "/account/messages",
    title: "player.messages",
    description: "player.messages",
    hidden: true,
  });
}

export default function AccountMessagesPage({ loaderData }: Route.ComponentProps) {
  const { words, ...page } = loaderData;
  return (
    <WithWords words={words}>
      <MessagesPage {...page} />
    </WithWords>
  );
}
