import { parentPath } from "@parlour/rules/parent-path";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Breadcrumbs } from "@parlour/web/ui/breadcrumbs";
import { TwoColumnSkeleton } from "@parlour/web/ui/two-column-skeleton";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { BackLink } from "../../parts/back-link.tsx";
import { EmbeddedFrame, type EmbeddedReaders } from "../../parts/embedded/embedded-frame.tsx";
import { publishBalances } from "../../parts/embedded/publish-balances.ts";
import type { Player } from "../../parts/player.server.ts";
import { useBalances } from "../../parts/wallet.ts";
import { cashierPages, ROOT } from "./cashier-pages.ts";

type CashierPageProps = { player: Player; language: string; readers: EmbeddedReaders };

/** The shell's part of the cashier: breadcrumbs, the link back, and the embedded app. */
export function CashierPage({ player, language, readers }: CashierPageProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, "");
  const title: MessageKey = cashierPages[here] ?? "cashier.title";
  const balances = useBalances(player);
  useEffect(() => publishBalances(balances), [balances]);
  const steps = [
    { label: t("cashier.account"), href: "/account" },
    ...(here === ROOT ? [] : [{ label: t("cashier.title"), href: ROOT }]),
    { label: t(title) },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-5">
      <header>
        <Breadcrumbs
          label={t("cashier.path")}
          items={steps}
          back={<BackLink label={t("cashier.back")} above={parentPath(here)} alwaysUp />}
        />
        <h1 className="mt-1 text-3xl md:text-4xl">{t(title)}</h1>
      </header>
      <noscript>
        <p className="rounded-panel border border-line bg-velvet p-5">{t("cashier.needsScripts")}</p>
      </noscript>
      <EmbeddedFrame
        session={player.session}
        language={language}
        findBalances={() => (balances === null ? null : [...balances])}
        readers={readers}
        skeleton={<TwoColumnSkeleton />}
      />
    </div>
  );
}
