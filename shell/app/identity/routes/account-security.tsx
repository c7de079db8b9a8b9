import { listLoginHistory } from "@parlour/contracts/calls/identity/login-service/list-login-history";
import { listPasskeys } from "@parlour/contracts/calls/identity/login-service/list-passkeys";
import { listSessions } from "@parlour/contracts/calls/identity/login-service/list-sessions";
import { getDataExport } from "@parlour/contracts/calls/identity/personal-data/get-data-export";
import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { safeDestination } from "@parlour/rules/safe-destination";
import { redirect } from "react-router";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { AccountSecurity } from "../account/account-security.tsx";
import type { Route } from "./+types/account-security";

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const cursor = query.get("logins");
  const page = context.get(pageContext);
  // A page that requires a PIN passes its own address as the destination. A player who had to log in first has already
  // set the PIN during login.
  const destination = safeDestination(query.get("destination"));
  if (destination !== null && (await page.call(getProfile))?.hasPinCode) throw redirect(destination);
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
