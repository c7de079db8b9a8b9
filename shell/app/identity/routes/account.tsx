import { Outlet, useLocation } from "react-router";
import { AccountSide } from "../../frame/account-side.tsx";
import { loadAccount } from "../../parts/account.server.ts";
import { useLoyalty } from "../../rewards/loyalty/use-loyalty.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { loadBanners } from "../banners/banners.server.ts";
import { VerificationBanners } from "../banners/verification-banners.tsx";
import type { Route } from "./+types/account";

export async function loader({ context }: Route.LoaderArgs) {
  const [account, banners] = await Promise.all([loadAccount(context), loadBanners(context)]);
  return { words: loadWords(context, "account", "identity", "documents"), account, banners };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: "/account",
    title: "account.title",
    description: "account.title",
    hidden: true,
  });
}

/**
 * The account's menu: shown beside every account page on wide screens; on phones it is the first page of the
 * account.
 */
export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const { words, banners } = loaderData;
  const loyalty = useLoyalty(loaderData.account.session, loaderData.account.loyalty);
  const account = { ...loaderData.account, loyalty };
  const isMenu = useLocation().pathname.replace(/\/$/, "") === "/account";
  return (
    <WithWords words={words}>
      {banners ? <VerificationBanners banners={banners} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-7">
        <div className={isMenu ? "min-w-0" : "min-w-0 max-lg:hidden"}>
          <AccountSide account={account} />
        </div>
        <Outlet context={account} />
      </div>
    </WithWords>
  );
}
