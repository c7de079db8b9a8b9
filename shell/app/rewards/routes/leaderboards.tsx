import { WithWords, wordsMeta } from "../../words.tsx";
import { loadLeaderboards } from "../leaderboards/leaderboards.server.ts";
import { LeaderboardsPage } from "../leaderboards/leaderboards-page.tsx";
import type { Route } from "./+types/leaderboards";

export function loader({ context }: Route.LoaderArgs) {
  return loadLeaderboards(context);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/promotions/leaderboards",
    title: "leaderboards.title",
    description: "leaderboards.text",
  });
}

export default function Leaderboards({ loaderData }: Route.ComponentProps) {
  const { words, ...page } = loaderData;
  return (
    <WithWords words={words}>
      <LeaderboardsPage {...page} />
    </WithWords>
  );
}
