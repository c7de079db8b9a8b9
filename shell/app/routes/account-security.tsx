import { listLoginHistory } from "@parlour/contracts/calls/login-service/list-login-history";
import { listSessions } from "@parlour/contracts/calls/login-service/list-sessions";
import { AccountSecurity } from "../account/account-security.tsx";
import { pageContext } from "../page-context.ts";
import { wordsMeta } from "../words.tsx";
import type { Route } from "./+types/account-security";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [sessions, signIns] = await Promise.all([page.call(listSessions), page.call(listLoginHistory)]);
  return { sessions: sessions?.items ?? null, signIns: signIns?.items ?? null };
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
  return <AccountSecurity sessions={loaderData.sessions} signIns={loaderData.signIns} />;
}
