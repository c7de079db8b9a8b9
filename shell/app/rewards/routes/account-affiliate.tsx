import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { AffiliatePortal } from "../affiliate/affiliate-portal.tsx";
import { loadPortal } from "../affiliate/portal.server.ts";
import type { Route } from "./+types/account-affiliate";

export async function loader({ context, request }: Route.LoaderArgs) {
  const cursor = new URL(request.url).searchParams.get("cursor") || null;
  return { words: loadWords(context, "affiliate"), portal: await loadPortal(context, cursor) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/account/affiliate",
    title: "affiliate.title",
    description: "affiliate.title",
    hidden: true,
  });
}

export default function AffiliatePage({ loaderData: { words, portal } }: Route.ComponentProps) {
  return (
    <WithWords words={words}>
      <AffiliatePortal portal={portal} />
    </WithWords>
  );
}
