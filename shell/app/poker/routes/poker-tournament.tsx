import { WithWords, wordsMeta } from "../../words.tsx";
import { loadPokerTournament } from "../lobby/poker.server.ts";
import { TournamentPage } from "../tournaments/tournament-page.tsx";
import type { Route } from "./+types/poker-tournament";

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPokerTournament(context, params.tournamentId);
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: `/poker/tournaments/${params.tournamentId}`,
    title: "poker.tournamentTitle",
    description: "poker.description",
    hidden: true,
  });
}

export default function PokerTournament({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <TournamentPage key={loaderData.tournament.id} initial={loaderData.tournament} />
    </WithWords>
  );
}
