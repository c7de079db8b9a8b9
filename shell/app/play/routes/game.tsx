import { pageMeta } from "../../page-meta.ts";
import { keepPage } from "../../parts/keep-page.ts";
import { WithWords } from "../../words.tsx";
import { loadGame } from "../game/game.server.ts";
import { GamePage } from "../game/game-page.tsx";
import type { Route } from "./+types/game";

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadGame(context, url, params);
}

export const headers = () => keepPage(60);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!loaderData || !site) return [];
  // A live table has two URLs; search engines are given one canonical URL.
  const { name, description, href } = loaderData.game;
  return pageMeta({ title: name, description, path: href, site });
}

export default function GameRoute({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <GamePage key={loaderData.game.id} data={loaderData} />
    </WithWords>
  );
}
