import { getReferralTracking } from "@parlour/contracts/calls/referral/get-referral-tracking";
import { pageContext } from "../page-context.ts";
import { WelcomePage } from "../referral/welcome-page.tsx";
import { loadWords } from "../words.server.ts";
import { WithWords, wordsMeta } from "../words.tsx";
import type { Route } from "./+types/welcome";

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const tracking = await context.get(pageContext).call(getReferralTracking, { params: { token } });
  return { words: loadWords(context, "referral"), token, isFriend: tracking?.type === "PROFILE" };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/welcome",
    title: "referral.welcomeTitle",
    description: "referral.welcomeGuest",
    hidden: true,
  });
}

export default function Welcome({ loaderData: { words, token, isFriend } }: Route.ComponentProps) {
  return (
    <WithWords words={words}>
      <WelcomePage token={token} isFriend={isFriend} />
    </WithWords>
  );
}
