import { getRealityCheck } from "@parlour/contracts/calls/protection/player-protection/get-reality-check";
import { listBreaks } from "@parlour/contracts/calls/protection/player-protection/list-breaks";
import { listProtectionLimits } from "@parlour/contracts/calls/protection/player-protection/list-protection-limits";
import { pageContext } from "../../page-context.ts";
import { hasRoute } from "../../route-paths.server.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { LimitsPage } from "../limits/limits-page.tsx";
import type { Route } from "./+types/account-limits";

/** Breaks are offered only for verticals that have a page. */
const pages = { casino: "casino", sports: "sports", horses: "horse-racing", poker: "poker" } as const;
const verticals = Object.keys(pages) as (keyof typeof pages)[];

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [limits, breaks, realityCheck] = await Promise.all([
    page.call(listProtectionLimits),
    page.call(listBreaks),
    page.call(getRealityCheck),
  ]);
  return {
    words: loadWords(context, "limits"),
    limits,
    breaks: breaks?.items ?? null,
    verticals: verticals.filter((vertical) => hasRoute(pages[vertical]) || hasRoute(`${pages[vertical]}/*`)),
    isReviewDue: breaks?.isLimitReviewDue ?? false,
    realityCheck,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return wordsMeta(matches[0].loaderData, matches[0].loaderData, {
    path: "/account/limits",
    title: "player.limits",
    description: "player.limits",
    hidden: true,
  });
}

export default function AccountLimitsPage({ loaderData }: Route.ComponentProps) {
  const { words, ...page } = loaderData;
  return (
    <WithWords words={words}>
      <LimitsPage {...page} />
    </WithWords>
  );
}
