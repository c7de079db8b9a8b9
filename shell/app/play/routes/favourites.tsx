import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { FavouritesPage } from "../lobby/favourites-page.tsx";
import { loadLookups } from "../lobby/lookups.server.ts";
import type { Route } from "./+types/favourites";

export async function loader({ context }: Route.LoaderArgs) {
  return { words: loadWords(context, "lobby"), lookups: await loadLookups(context) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/favourites",
    title: "lobby.favourites",
    description: "lobby.favouritesText",
    hidden: true,
  });
}

export default function Favourites({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <FavouritesPage lookups={loaderData.lookups} />
    </WithWords>
  );
}
