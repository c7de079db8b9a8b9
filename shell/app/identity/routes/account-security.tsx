import { listLoginHistory } from "@parlour/contracts/calls/identity/login-service/list-login-history";
import { listPasskeys } from "@parlour/contracts/calls/identity/login-service/list-passkeys";
import { listSessions } from "@parlour/contracts/calls/identity/login-service/list-sessions";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { AccountSecurity } from "../account/account-security.tsx";
import type { Route } from "./+types/account-security";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [sessions, signIns, passkeys] = await Promise.all([
    page.call(listSessions),
    page.call(listLoginHistory),
    page.call(listPasskeys),
  ]);
  return {
    words: loadWords(context, "verification"),
    sessions: sessions?.items ?? null,
    signIns: signIns?.items ?? null,
    passkeys: passkeys?.items ?? null,
    twoFactorOffered: readSiteConfig(page).twoFactorAuthenticatorEnabled,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return wordsMeta(matches[0].loaderData, matches[0].loaderData, {
    path: "/account/security",
    title: "player.security",
    description: "player.security",
    hidden: true,
  });
}

export default function AccountSecurityPage({ loaderData }: Route.ComponentProps) {
  const { words, ...security } = loaderData;
  return (
    <WithWords words={words}>
      <AccountSecurity {...security} />
    </WithWords>
  );
}
