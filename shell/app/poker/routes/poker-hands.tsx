import "../poker.css";
import { WithWords, wordsMeta } from "../../words.tsx";
import { loadPokerHands } from "../lobby/poker.server.ts";
import { HandList } from "../replay/hand-list.tsx";
import type { Route } from "./+types/poker-hands";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPokerHands(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/poker/hands",
    title: "poker.myHands",
    description: "poker.description",
    hidden: true,
  });
}

export default function PokerHands({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <HandList signedIn={loaderData.signedIn} statistics={loaderData.statistics} page={loaderData.page} />
    </WithWords>
  );
}
