import { WithWords, wordsMeta } from "../../words.tsx";
import { loadPokerLobby } from "../lobby/poker.server.ts";
import { PokerLobbyPage } from "../lobby/poker-lobby-page.tsx";
import type { Route } from "./+types/poker-lobby";

export function loader({ context }: Route.LoaderArgs) {
  return loadPokerLobby(context);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/poker",
    title: "poker.title",
    description: "poker.description",
  });
}

export default function PokerLobby({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <PokerLobbyPage tables={loaderData.tables} />
    </WithWords>
  );
}
