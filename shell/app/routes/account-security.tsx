import { listLoginHistory } from "@parlour/contracts/calls/login-service/list-login-history";
import { listSessions } from "@parlour/contracts/calls/login-service/list-sessions";
import { AccountSecurity } from "../account/account-security.tsx";
import { pageContext } from "../page-context.ts";
import type { Route } from "./+types/account-security";

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [sessions, signIns] = await Promise.all([page.call(listSessions), page.call(listLoginHistory)]);
  return { sessions: sessions?.items ?? null, signIns: signIns?.items ?? null };
}

export default function AccountSecurityPage({ loaderData }: Route.ComponentProps) {
  return <AccountSecurity sessions={loaderData.sessions} signIns={loaderData.signIns} />;
}
