import "../poker.css";
import { WithWords, wordsMeta } from "../../words.tsx";
import { loadPokerTiles } from "../lobby/poker.server.ts";
import { TableTiles } from "../tiles/table-tiles.tsx";
import type { Route } from "./+types/poker-tiles";

export function loader({ context }: Route.LoaderArgs) {
  return loadPokerTiles(context);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/poker/tiles",
    title: "poker.tiles",
    description: "poker.description",
    hidden: true,
  });
}

export default function PokerTiles({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <TableTiles room={loaderData.room} />
    </WithWords>
  );
}
