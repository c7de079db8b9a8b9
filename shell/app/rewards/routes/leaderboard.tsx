import { pageMeta } from "../../page-meta.ts";
import { WithWords } from "../../words.tsx";
import { LeaderboardPage } from "../leaderboards/leaderboard-page.tsx";
import { loadLeaderboard } from "../leaderboards/leaderboards.server.ts";
import type { Route } from "./+types/leaderboard";

export function loader({ context, params }: Route.LoaderArgs) {
  return loadLeaderboard(context, params.id);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [];
  const { board, words } = loaderData;
  return pageMeta({
    path: `/promotions/leaderboards/${board.id}`,
    title: board.name,
    description: words.messages["leaderboards.text"] ?? "",
    site,
  });
}

export default function LeaderboardRoute({ loaderData }: Route.ComponentProps) {
  const { words, ...page } = loaderData;
  return (
    <WithWords words={words}>
      <LeaderboardPage key={page.board.id} {...page} />
    </WithWords>
  );
}
