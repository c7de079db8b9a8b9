import { createTranslator } from "@parlour/web/i18n/translator";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { pageMeta } from "../../page-meta.ts";
import type { EmbeddedReaders } from "../../parts/embedded/embedded-frame.tsx";
import { readLoyalty } from "../../rewards/loyalty/read-loyalty.ts";
import { readInbox } from "../../site/messages/inbox.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords } from "../../words.tsx";
import { RacingPage } from "../racing-page.tsx";
import { findRacingPage } from "../racing-pages.ts";
import type { Route } from "./+types/racing";

const readers: EmbeddedReaders = {
  readLoyalty: ({ session }) => readLoyalty(session),
  readNotifications: ({ session, language }) => readInbox({ session, query: { language } }),
};

export function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/(\.data)?\/?$/, "");
  if (findRacingPage(path) === undefined) throw data(null, { status: 404 });
  return { words: loadWords(context, "racing") };
}

/**
 * Navigation within the racebook needs no data from the server, because the embedded app requests its own.
 */
export function shouldRevalidate({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return findRacingPage(nextUrl.pathname) === undefined && defaultShouldRevalidate;
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const path = location.pathname.replace(/\/$/, "");
  const head = findRacingPage(path);
  if (!loaderData || !site || !head) return [];
  const { language, messages } = loaderData.words;
  const t = createTranslator(language, messages);
  return pageMeta({ ...head, title: t(head.title), description: t(head.description), path, site });
}

export default function RacingRoute({ loaderData, matches }: Route.ComponentProps) {
  const { words } = loaderData;
  const { player } = matches[0].loaderData;
  return (
    <WithWords words={words}>
      <RacingPage player={player} language={words.language} readers={readers} />
    </WithWords>
  );
}
