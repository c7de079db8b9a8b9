import { redirect } from "react-router";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { TwoFactorPage } from "../verification/two-factor-page.tsx";
import type { Route } from "./+types/account-two-factor";

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  if (!readSiteConfig(page).twoFactorAuthenticatorEnabled) throw redirect("/");
  return { words: loadWords(context, "verification"), mode: page.mode };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/account/two-factor",
    title: "verification.twoFactor",
    description: "verification.twoFactorText",
    hidden: true,
  });
}

export default function AccountTwoFactorPage({ loaderData }: Route.ComponentProps) {
  return (
    <WithWords words={loaderData.words}>
      <TwoFactorPage mode={loaderData.mode} />
    </WithWords>
  );
}
