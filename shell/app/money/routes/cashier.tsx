import { data } from "react-router";
import { loadBanners } from "../../identity/banners/banners.server.ts";
import { VerificationBanners } from "../../identity/banners/verification-banners.tsx";
import type { EmbeddedReaders } from "../../parts/embedded/embedded-frame.tsx";
import { readLoyalty } from "../../rewards/loyalty/read-loyalty.ts";
import { readInbox } from "../../site/messages/inbox.ts";
import { loadWords } from "../../words.server.ts";
import { WithWords, wordsMeta } from "../../words.tsx";
import { guardCashier } from "../cashier/cashier.server.ts";
import { CashierPage } from "../cashier/cashier-page.tsx";
import { cashierPages } from "../cashier/cashier-pages.ts";
import type { Route } from "./+types/cashier";

const readers: EmbeddedReaders = {
  readLoyalty: ({ session }) => readLoyalty(session),
  readNotifications: ({ session, language }) => readInbox({ session, query: { language } }),
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const path = new URL(request.url).pathname.replace(/(\.data)?\/?$/, "");
  await guardCashier(context, path);
  return { words: loadWords(context, "cashier", "documents"), banners: await loadBanners(context), path };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return wordsMeta(loaderData?.words, matches[0].loaderData, {
    path: loaderData?.path ?? "/account/cashier",
    title: cashierPages[loaderData?.path ?? ""] ?? "cashier.title",
    description: "cashier.description",
    hidden: true,
  });
}

export default function CashierRoute({ loaderData, matches }: Route.ComponentProps) {
  const { words, banners } = loaderData;
  const { player } = matches[0].loaderData;
  if (!player) throw data(null, { status: 404 });
  return (
    <WithWords words={words}>
      {banners ? <VerificationBanners banners={banners} /> : null}
      <CashierPage player={player} language={words.language} readers={readers} />
    </WithWords>
  );
}
