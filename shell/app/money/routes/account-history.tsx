import { exportTransactions } from "@parlour/contracts/calls/money/wallet-gateway/export-transactions";
import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { TRANSACTION_TYPES } from "@parlour/contracts/enumerations";
import { callAddress } from "@parlour/web/api/client";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import { wordsMeta } from "../../words.tsx";
import { AccountHistory } from "../wallet/account-history.tsx";
import { PLAY_GROUP } from "../wallet/history-filters.tsx";
import type { Route } from "./+types/account-history";

export async function loader({ context, request }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams;
  const type = TRANSACTION_TYPES.find((known) => known === params.get("type"));
  const isPlay = params.get("type") === PLAY_GROUP;
  const from = params.get("from") ?? "";
  const to = params.get("to") ?? "";
  const cursor = params.get("cursor") ?? "";
  const { call, session } = context.get(pageContext);
  const language = context.get(languageContext);
  const filter = {
    language,
    ...(type && { type }),
    ...(isPlay && ({ group: PLAY_GROUP } as const)),
    ...(from && { from }),
    ...(to && { to }),
  };
  const page = await call(listTransactions, { query: { ...filter, ...(cursor && { cursor }) } });
  const exportPath = callAddress(exportTransactions, { session: session!, query: filter });
  return {
    page,
    query: { type: isPlay ? PLAY_GROUP : (type ?? ""), from, to },
    isFirstPage: cursor === "",
    exportPath,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return wordsMeta(matches[0].loaderData, matches[0].loaderData, {
    path: "/account/history",
    title: "player.history",
    description: "player.history",
    hidden: true,
  });
}

export default function AccountHistoryPage({ loaderData }: Route.ComponentProps) {
  return <AccountHistory {...loaderData} />;
}
