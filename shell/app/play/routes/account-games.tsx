import { WithWords, wordsMeta } from "../../words.tsx";
import { RoundList } from "../rounds/round-list.tsx";
import { loadRounds } from "../rounds/rounds.server.ts";
import type { Route } from "./+types/account-games";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadRounds(context, url);
}

export function meta({ matches }: Route.MetaArgs) {
  return wordsMeta(matches[0].loaderData, matches[0].loaderData, {
    path: "/account/games",
    title: "player.games",
    description: "player.games",
    hidden: true,
  });
}

export default function AccountGames({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <RoundList {...loaderData} />
    </WithWords>
  );
}
