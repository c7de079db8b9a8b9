import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { AccountOverview } from "../../frame/account-overview.tsx";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import type { Route } from "./+types/account-overview";

export async function loader({ context }: Route.LoaderArgs) {
  const query = { language: context.get(languageContext) };
  const history = await context.get(pageContext).call(listTransactions, { query });
  return { latest: history?.items ?? null };
}

export default function AccountOverviewPage({ loaderData }: Route.ComponentProps) {
  return <AccountOverview latest={loaderData.latest} />;
}
