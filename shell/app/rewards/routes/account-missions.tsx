import { WithWords, wordsMeta } from "../../words.tsx";
import { loadMissions } from "../missions/missions.server.ts";
import { MissionsPage } from "../missions/missions-page.tsx";
import type { Route } from "./+types/account-missions";

export function loader({ context }: Route.LoaderArgs) {
  return loadMissions(context);
}

export function meta({ matches }: Route.MetaArgs) {
  return wordsMeta(matches[0].loaderData, matches[0].loaderData, {
    path: "/account/missions",
    title: "player.missions",
    description: "player.missions",
    hidden: true,
  });
}

export default function AccountMissionsPage({ loaderData }: Route.ComponentProps) {
  const { words, ...page } = loaderData;
  return (
    <WithWords words={words}>
      <MissionsPage {...page} />
    </WithWords>
  );
}
