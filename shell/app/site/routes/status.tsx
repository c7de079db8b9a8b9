import { WithWords, wordsMeta } from "../../words.tsx";
import { loadStatus } from "../status/status.server.ts";
import { StatusPage } from "../status/status-page.tsx";
import type { Route } from "./+types/status";

export function loader({ context }: Route.LoaderArgs) {
  return loadStatus(context);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/status",
    title: "status.title",
    description: "status.description",
  });
}

export default function Status({ loaderData: { words, status } }: Route.ComponentProps) {
  return (
    <WithWords words={words}>
      <StatusPage status={status} />
    </WithWords>
  );
}
