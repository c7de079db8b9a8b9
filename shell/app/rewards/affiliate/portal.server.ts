import { getAffiliateAccount } from "@parlour/contracts/calls/rewards/affiliates/get-affiliate-account";
import { listAffiliateLinks } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-links";
import { listAffiliateStatements } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-statements";
import { splitPage } from "@parlour/web/api/split-page";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";

const statementsPerPage = 24;

/** The affiliate's figures; `failed` if they couldn't be loaded, `null` if the player isn't an affiliate. */
export async function loadPortal(context: Readonly<RouterContextProvider>, cursor: string | null) {
  const page = context.get(pageContext);
  const account = await page.call(getAffiliateAccount);
  if (account === null) return "failed" as const;
  if (account.affiliate === null) return null;
  const limit = statementsPerPage + 1;
  const [links, newest, later] = await Promise.all([
    page.call(listAffiliateLinks),
    page.call(listAffiliateStatements, { query: { limit } }),
    cursor === null ? undefined : page.call(listAffiliateStatements, { query: { limit, cursor } }),
  ]);
  if (links === null || newest === null || later === null) return "failed" as const;
  return {
    affiliate: account.affiliate,
    links,
    /** The statements of the current month are always loaded, for the figures at the top of the page. */
    newest,
    statements: splitPage(later ?? newest, statementsPerPage, ({ id }) => id),
    isFirstPage: cursor === null,
  };
}

export type Portal = Awaited<ReturnType<typeof loadPortal>>;
