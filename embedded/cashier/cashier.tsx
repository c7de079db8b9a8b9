import { listen, send } from "@parlour/web/bridge/events";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Toaster } from "@parlour/web/ui/toaster";
import { TwoColumnSkeleton } from "@parlour/web/ui/two-column-skeleton";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useLoaded } from "../parts/use-loaded.ts";
import { BankAccounts } from "./bank-accounts/bank-accounts.tsx";
import { CashierContext } from "./cashier-context.ts";
import { CashierRoot } from "./cashier-root.tsx";
import { Deposit } from "./deposit/deposit.tsx";
import { loadCashier } from "./load-cashier.ts";
import { BalanceCard } from "./parts/balance-card.tsx";
import { Latest } from "./parts/latest.tsx";
import { PendingBanner } from "./parts/pending-banner.tsx";
import { memoryOf } from "./parts/tab-memory.ts";
import { BANK_ACCOUNTS, ROOT } from "./paths.ts";
import { ManagePending } from "./withdraw/manage-pending.tsx";
import { Transfer } from "./withdraw/transfer.tsx";
import { Withdraw } from "./withdraw/withdraw.tsx";

const PENDING = `${ROOT}/withdraw/manage-pending`;

/** The cashier's screens by path. An unknown path is reported to the shell as a 404. */
const screens: Readonly<Record<string, () => React.ReactNode>> = {
  [ROOT]: () => <CashierRoot />,
  [`${ROOT}/deposit`]: () => <Deposit />,
  [`${ROOT}/withdraw`]: () => <Withdraw />,
  [`${ROOT}/withdraw/cbt`]: () => <Withdraw group="CBT" />,
  [`${ROOT}/withdraw/ttp`]: () => <Transfer />,
  [BANK_ACCOUNTS]: () => <BankAccounts />,
  [PENDING]: () => <ManagePending />,
};

export function Cashier({ path, session }: { path: string; session: string }) {
  const { t } = useTranslation();
  const [changes, setChanges] = useState(0);
  const load = useCallback((signal: AbortSignal) => loadCashier(session, signal), [session]);
  const loaded = useLoaded(load);
  const here = path.split(/[?#]/)[0]!.replace(/\/$/, "");
  const screen = screens[here];

  useEffect(() => listen("balances", () => setChanges((number) => number + 1)), []);
  useEffect(() => {
    if (screen === undefined) send("error", { status: 404, path: here });
    else if (loaded.state === "failed") send("error", { status: 500, path: here });
  }, [screen, here, loaded.state]);

  const value = loaded.state === "ready" ? loaded.value : undefined;
  const reload = loaded.state === "ready" ? loaded.reload : undefined;
  const data = useMemo(
    () => value && reload && { ...value, memory: memoryOf(value.profile.email), session, changes, reload },
    [value, session, changes, reload],
  );
  if (screen === undefined || data === undefined) return <TwoColumnSkeleton />;
  return (
    <CashierContext value={data}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 text-base text-ivory min-[992px]:grid-cols-[minmax(0,1.55fr)_minmax(0,1fr)] min-[992px]:gap-6">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4" key={`${data.profile.email} ${here}`}>
          {screen()}
        </div>
        <aside className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4" aria-label={t("cashier.besides")}>
          {here === PENDING ? null : <PendingBanner />}
          {here === ROOT ? null : <BalanceCard />}
          <Latest />
        </aside>
      </div>
      <Toaster label={t("cashier.notices")} dismissLabel={t("cashier.close")} />
    </CashierContext>
  );
}
