import type { BankAccount } from "@parlour/contracts/entities/bank-account";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { Result } from "@parlour/web/ui/result";
import { Skeleton } from "@parlour/web/ui/skeleton";
import { useCallback, useState } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";
import { ROOT } from "../paths.ts";
import { LinkAccountForm } from "./link-account-form.tsx";
import { LinkedAccountList } from "./linked-account-list.tsx";

/** The player's bank accounts, and the form for linking another one. */
export function BankAccounts() {
  const { t } = useTranslation();
  const { session, reload: reloadCashier } = useCashier();
  const load = useCallback((signal: AbortSignal) => api.bankAccounts({ session, signal }), [session]);
  const loaded = useLoaded(load);
  const [linked, setLinked] = useState<BankAccount | null>(null);
  if (loaded.state === "loading") {
    return (
      <Panel>
        <Skeleton className="h-40" />
      </Panel>
    );
  }
  if (loaded.state === "failed") {
    return (
      <Panel className="grid justify-items-start gap-3">
        <p className="text-mist">{t("cashier.notLoaded")}</p>
        <Button size="sm" onClick={loaded.retry}>
          {t("cashier.tryAgain")}
        </Button>
      </Panel>
    );
  }
  const changed = () => {
    loaded.reload();
    reloadCashier();
  };
  const { items, form } = loaded.value;
  return (
    <>
      {linked ? (
        <Result of={linked.id}>
          <Banner
            tone="success"
            live
            title={t("cashier.accountLinked")}
            action={
              <SiteLink to={`${ROOT}/withdraw`} className={buttonClass({ variant: "primary" })}>
                {t("cashier.withdraw")}
              </SiteLink>
            }
          >
            {`${linked.bank} ${linked.masked}`}
          </Banner>
        </Result>
      ) : null}
      <Panel title={t("cashier.bankAccounts")}>
        <LinkedAccountList accounts={items} onChanged={changed} />
      </Panel>
      <Panel title={t("cashier.linkAccount")}>
        {form ? (
          <LinkAccountForm
            key={linked?.id}
            fields={form.fields}
            onLinked={(account) => {
              setLinked(account);
              changed();
            }}
          />
        ) : (
          <p className="text-mist">{t("cashier.errorClosed")}</p>
        )}
      </Panel>
    </>
  );
}
