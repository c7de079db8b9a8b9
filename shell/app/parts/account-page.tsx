import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Breadcrumbs } from "@parlour/web/ui/breadcrumbs";
import type { ReactNode } from "react";
import { BackLink } from "./back-link.tsx";

/** The layout of the pages below `/account`: link back, title, panels. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <header>
        <Breadcrumbs
          label={t("account.path")}
          back={<BackLink label={t("account.back")} above="/account" />}
          items={[{ label: t("account.title"), href: "/account" }, { label: title }]}
        />
        <h1 className="mt-1 text-3xl md:text-4xl">{title}</h1>
      </header>
      {children}
    </div>
  );
}
