import { getAffiliateAccount } from "@parlour/contracts/calls/rewards/affiliates/get-affiliate-account";
import { listAffiliateLinks } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-links";
import { listAffiliateStatements } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-statements";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";

/** The affiliate's figures; `failed` if they couldn't be loaded, `null` if the player isn't an affiliate. */
export async function loadPortal(context: Readonly<RouterContextProvider>) {
  const page = context.get(pageContext);
  const account = await page.call(getAffiliateAccount);
  if (account === null) return "failed" as const;
  if (account.affiliate === null) return null;
  const [links, statements] = await Promise.all([
    page.call(listAffiliateLinks),
    page.call(listAffiliateStatements),
  ]);
  if (links === null || statements === null) return "failed" as const;
  return { affiliate: account.affiliate, links, statements };
}

export type Portal = Awaited<ReturnType<typeof loadPortal>>;
