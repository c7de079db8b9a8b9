import { keepPage } from "../../parts/keep-page.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { loadJackpots } from "../lobby/jackpots.server.ts";
import { JackpotsPage } from "../lobby/jackpots-page.tsx";
import type { Route } from "./+types/jackpots";

export function loader({ context }: Route.LoaderArgs) {
  return loadJackpots(context);
}

export const headers = () => keepPage(30);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/jackpots",
    title: "jackpots.title",
    description: "jackpots.text",
  });
}

export default function Jackpots({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <JackpotsPage data={loaderData} />
    </WithWords>
  );
}
