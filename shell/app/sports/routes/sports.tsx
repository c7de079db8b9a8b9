import { createTranslator } from "@parlour/web/i18n/translator";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { pageMeta } from "../../page-meta.ts";
import type { EmbeddedReaders } from "../../parts/embedded/embedded-frame.tsx";
import { readLoyalty } from "../../rewards/loyalty/read-loyalty.ts";
import { readInbox } from "../../site/messages/inbox.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords } from "../../words.tsx";
import { findMatchName } from "../match-name.server.ts";
import { SportsPage } from "../sports-page.tsx";
import { findSportsPage } from "../sports-pages.ts";
import type { Route } from "./+types/sports";

const readers: EmbeddedReaders = {
  readLoyalty: ({ session }) => readLoyalty(session),
  readNotifications: ({ session, language }) => readInbox({ session, query: { language } }),
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/(\.data)?\/?$/, "");
  if (findSportsPage(path) === undefined) throw data(null, { status: 404 });
  return { words: loadWords(context, "sports"), path, match: await findMatchName(context, path) };
}

/**
 * Navigation within the sportsbook needs no data from the server, because the embedded app requests its own.
 */
export function shouldRevalidate({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return findSportsPage(nextUrl.pathname) === undefined && defaultShouldRevalidate;
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  const path = location.pathname.replace(/\/$/, "");
  const head = findSportsPage(path);
  if (!loaderData || !site || !head) return [];
  const { language, messages } = loaderData.words;
  const t = createTranslator(language, messages);
  // The server looks up the name of a match only for the page that the visitor opened first.
  const match = loaderData.path === path ? loaderData.match : null;
  return pageMeta({ ...head, title: match ?? t(head.title), description: t(head.description), path, site });
}

export default function SportsRoute({ loaderData, matches }: Route.ComponentProps) {
  const { player } = matches[0].loaderData;
  return (
    <WithWords words={loaderData.words}>
      <SportsPage player={player} language={loaderData.words.language} readers={readers} />
    </WithWords>
  );
}
