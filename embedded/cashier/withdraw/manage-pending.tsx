import type { Withdrawal } from "@parlour/contracts/entities/payment";
import { useAttempt } from "@parlour/web/api/use-attempt";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { Panel } from "@parlour/web/ui/panel";
import { Skeleton } from "@parlour/web/ui/skeleton";
import { showToast } from "@parlour/web/ui/toast";
import { useCallback, useEffect, useState } from "react";
import { useLoaded } from "../../parts/use-loaded.ts";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";
import { failureText } from "../parts/failure-text.ts";
import { DeclinedWithdrawals, declinedShownMs } from "./declined-withdrawals.tsx";
import { readWithdrawals } from "./read-withdrawals.ts";

/** Pending withdrawals, with a button to cancel each, and those that were declined recently. */
export function ManagePending() {
  const { t, language } = useTranslation();
  const { session, changes } = useCashier();
  const load = useCallback(
    (signal: AbortSignal) =>
      readWithdrawals((query) => api.withdrawals({ session, query, signal }), Date.now() - declinedShownMs),
    [session],
  );
  const loaded = useLoaded(load);
  const reload = loaded.state === "ready" ? loaded.reload : undefined;
  const [asked, setAsked] = useState<Withdrawal | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = useAttempt();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads after every balance change
  useEffect(() => reload?.(), [changes]);

  const money = ({ amount, currency }: Withdrawal) => formatMoney(amount, currency, language);
  const time = new Intl.DateTimeFormat(languageTag(language), { dateStyle: "medium", timeStyle: "short" });
  const cancel = async (withdrawal: Withdrawal) => {
    if (busy) return;
    setBusy(true);
    try {
      const { id } = withdrawal;
      await attempt.run(id, (idempotencyKey) =>
        api.cancelWithdrawal({ session, params: { id }, idempotencyKey }),
      );
      showToast({ tone: "success", title: t("cashier.cancelled", { amount: money(withdrawal) }) });
    } catch (error) {
      showToast({ tone: "danger", title: t(failureText(error)) });
    } finally {
      setBusy(false);
      setAsked(null);
      reload?.();
    }
  };

  const pending =
    loaded.state === "ready"
      ? loaded.value.filter(({ status }) => status === "PENDING" || status === "APPROVED")
      : [];
  return (
    <Panel title={t("cashier.managePending")}>
      {loaded.state === "loading" ? (
        <Skeleton className="h-20" />
      ) : loaded.state === "failed" ? (
        <div className="grid justify-items-start gap-3">
          <p className="text-mist">{t("cashier.notLoaded")}</p>
          <Button size="sm" onClick={loaded.retry}>
            {t("cashier.tryAgain")}
          </Button>
        </div>
      ) : pending.length === 0 ? (
        <p className="text-mist">{t("cashier.nonePending")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {pending.map((withdrawal) => (
            <li key={withdrawal.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
              <div className="min-w-0 flex-[1_1_12rem]">
                <p className="text-md font-semibold">{money(withdrawal)}</p>
                <p className="text-sm break-words text-mist [overflow-wrap:anywhere]">
                  {withdrawal.target} · {time.format(new Date(withdrawal.createdAt))}
                </p>
              </div>
              <Badge tone={withdrawal.status === "PENDING" ? "brass" : "gain"}>
                {t(withdrawal.status === "PENDING" ? "cashier.statusPending" : "cashier.statusApproved")}
              </Badge>
              {withdrawal.cancellable ? (
                <Button size="sm" onClick={() => setAsked(withdrawal)}>
                  {t("cashier.cancel")}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {loaded.state === "ready" ? <DeclinedWithdrawals withdrawals={loaded.value} /> : null}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t("cashier.cancelTitle")}
        description={
          asked ? t("cashier.cancelText", { amount: money(asked), target: asked.target }) : undefined
        }
        closeLabel={t("cashier.close")}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>{t("cashier.keepIt")}</Button>
            <Button variant="primary" loading={busy} onClick={() => asked && cancel(asked)}>
              {t("cashier.cancelIt")}
            </Button>
          </>
        }
      />
    </Panel>
  );
}
