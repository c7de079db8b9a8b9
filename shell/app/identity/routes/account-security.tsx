import { listLoginHistory } from "@parlour/contracts/calls/identity/login-service/list-login-history";
import { listPasskeys } from "@parlour/contracts/calls/identity/login-service/list-passkeys";
import { listSessions } from "@parlour/contracts/calls/identity/login-service/list-sessions";
import { getDataExport } from "@parlour/contracts/calls/identity/personal-data/get-data-export";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { AccountSecurity } from "../account/account-security.tsx";
import type { Route } from "./+types/account-security";

export async function loader({ context, request }: Route.LoaderArgs) {
  const cursor = new URL(request.url).searchParams.get("logins");
  const page = context.get(pageContext);
  const [sessions, signIns, passkeys, copies] = await Promise.all([
    page.call(listSessions),
    page.call(listLoginHistory, { query: cursor ? { cursor } : {} }),
    page.call(listPasskeys),
    page.call(getDataExport),
  ]);
  return {
    words: loadWords(context, "verification"),
    sessions: sessions?.items ?? null,
    signIns: signIns && { ...signIns, isFirstPage: !cursor },
    passkeys: passkeys?.items ?? null,
    dataCopy: copies?.export ?? null,
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
