import type { EmbeddedReaders } from "../../parts/embedded/embedded-frame.tsx";
import { readLoyalty } from "../../rewards/loyalty/read-loyalty.ts";
import { readInbox } from "../../site/messages/inbox.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { VirtualSportsPage } from "../virtual-sports-page.tsx";
import type { Route } from "./+types/virtual-sports";

const readers: EmbeddedReaders = {
  readLoyalty: ({ session }) => readLoyalty(session),
  readNotifications: ({ session, language }) => readInbox({ session, query: { language } }),
};

export function loader({ context }: Route.LoaderArgs) {
  return { words: loadWords(context, "sports", "virtual") };
}

/** Rounds are over within minutes, so search engines should not index them. */
export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const path = location.pathname.replace(/\/$/, "");
  const isRound = path.startsWith("/virtual-sports/rounds/");
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path,
    title: isRound ? "virtual.roundTitle" : "virtual.resultsTitle",
    description: isRound ? "virtual.roundText" : "virtual.resultsText",
    hidden: isRound,
  });
}

export default function VirtualSportsRoute({ loaderData: { words }, matches }: Route.ComponentProps) {
  const { player } = matches[0].loaderData;
  return (
    <WithWords words={words}>
      <VirtualSportsPage player={player} language={words.language} readers={readers} />
    </WithWords>
  );
}
