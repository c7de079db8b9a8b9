import { WithWords, wordsMeta } from "../../words.tsx";
import { RoundReplay } from "../rounds/round-replay.tsx";
import { loadRound } from "../rounds/rounds.server.ts";
import type { Route } from "./+types/account-round";

export function loader({ context, params }: Route.LoaderArgs) {
  return loadRound(context, params.roundId);
}

export function meta({ matches }: Route.MetaArgs) {
  return wordsMeta(matches[0].loaderData, matches[0].loaderData, {
    path: "/account/games",
    title: "player.games",
    description: "player.games",
    hidden: true,
  });
}

export default function AccountRound({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <RoundReplay {...loaderData} />
    </WithWords>
  );
}
