import { getAffiliateAccount } from "@parlour/contracts/calls/rewards/affiliates/get-affiliate-account";
import { pageContext } from "../../page-context.ts";
import { loadContentPage } from "../../site/content/content.server.ts";
import { ContentPageView } from "../../site/content/content-page-view.tsx";
import { contentMeta } from "../../site/content/page-route.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords } from "../../words.tsx";
import { ApplicationPanel } from "../affiliate/application-panel.tsx";
import type { Route } from "./+types/become-an-affiliate";

export async function loader({ context }: Route.LoaderArgs) {
  const own = context.get(pageContext);
  const [page, account] = await Promise.all([
    loadContentPage(context, "/become-an-affiliate"),
    own.session === null ? null : own.call(getAffiliateAccount),
  ]);
  return { words: loadWords(context, "affiliate"), page, account, session: own.session };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return contentMeta(loaderData?.page, matches[0].loaderData);
}

export default function BecomeAnAffiliate({ loaderData }: Route.ComponentProps) {
  const { words, page, account, session } = loaderData;
  return (
    <>
      <ContentPageView page={page} />
      <WithWords words={words}>
        <ApplicationPanel account={account} session={session} />
      </WithWords>
    </>
  );
}
