import "../poker.css";
import { WithWords, wordsMeta } from "../../words.tsx";
import { loadPokerHand } from "../lobby/poker.server.ts";
import { ReplayPage } from "../replay/replay-page.tsx";
import type { Route } from "./+types/poker-hand";

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPokerHand(context, params.handId);
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: `/poker/hands/${params.handId}`,
    title: "poker.replayHand",
    description: "poker.description",
    hidden: true,
  });
}

export default function PokerHand({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <ReplayPage key={loaderData.replay.id} replay={loaderData.replay} />
    </WithWords>
  );
}
