import { getReferralProfile } from "@parlour/contracts/calls/rewards/referral/get-referral-profile";
import { AFFILIATE_TOKEN_DAYS } from "@parlour/contracts/constants";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { ReferAFriend } from "../referral/refer-a-friend.tsx";
import type { Route } from "./+types/account-refer-a-friend";

export async function loader({ context, request }: Route.LoaderArgs) {
  const cursor = new URL(request.url).searchParams.get("cursor");
  const page = context.get(pageContext);
  return {
    words: loadWords(context, "referral"),
    profile: await page.call(getReferralProfile, { query: cursor ? { invitationsCursor: cursor } : {} }),
    isFirstPage: !cursor,
    days: readSiteConfig(page).affiliateTokenDays || AFFILIATE_TOKEN_DAYS,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/account/refer-a-friend",
    title: "referral.title",
    description: "referral.lead",
    hidden: true,
  });
}

export default function ReferAFriendPage({ loaderData }: Route.ComponentProps) {
  const { words, ...page } = loaderData;
  return (
    <WithWords words={words}>
      <ReferAFriend {...page} />
    </WithWords>
  );
}
