import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { buttonClass } from "@parlour/web/ui/button";
import type { ComponentProps } from "react";
import { type DemoAccount, DemoAccountList } from "./demo-account-list.tsx";
import { LocationPanel } from "./location-panel.tsx";
import { OutboxPanel } from "./outbox-panel.tsx";
import type { OutboxMessage } from "./use-outbox.ts";

type SandboxPageProps = {
  accounts: readonly DemoAccount[];
  outbox: readonly OutboxMessage[] | null;
  canSignIn: boolean;
  places: ComponentProps<typeof LocationPanel>;
};

export function SandboxPage({ accounts, outbox, canSignIn, places }: SandboxPageProps) {
  const { t } = useTranslation();
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4 pt-2">
        <div className="max-w-2xl">
          <h1 className="text-4xl md:text-5xl">{t("sandbox.title")}</h1>
          <p className="mt-2 text-md text-mist">{t("sandbox.description")}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {/* The components and the API reference are served outside the shell, so the links load a new page. */}
          <a href="/sandbox/ui" className={buttonClass()}>
            {t("sandbox.components")}
          </a>
          <a href="/docs/api" className={buttonClass()}>
            {t("sandbox.apiReference")}
          </a>
        </div>
      </header>
      <Banner>
        {t("sandbox.playMoney")} {t("sandbox.withdrawals")}
      </Banner>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <LocationPanel {...places} />
          <DemoAccountList accounts={accounts} canSignIn={canSignIn} />
        </div>
        <OutboxPanel first={outbox} />
      </div>
    </>
  );
}
