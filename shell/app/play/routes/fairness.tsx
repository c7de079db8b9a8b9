import { WithWords, wordsMeta } from "../../words.tsx";
import { loadFairness } from "../fairness/fairness.server.ts";
import { FairnessPage } from "../fairness/fairness-page.tsx";
import type { Route } from "./+types/fairness";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadFairness(context, url);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/fairness",
    title: "fairness.title",
    description: "fairness.description",
  });
}

export default function Fairness({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <FairnessPage data={loaderData} />
    </WithWords>
  );
}
