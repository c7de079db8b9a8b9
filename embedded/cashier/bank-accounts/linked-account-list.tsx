import type { BankAccount } from "@parlour/contracts/entities/bank-account";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { showToast } from "@parlour/web/ui/toast";
import Landmark from "lucide-react/icons/landmark";
import { useState } from "react";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";
import { failureText } from "../parts/failure-text.ts";

type LinkedAccountListProps = { accounts: readonly BankAccount[]; onChanged: () => void };

export function LinkedAccountList({ accounts, onChanged }: LinkedAccountListProps) {
  const { t } = useTranslation();
  const { session } = useCashier();
  const [asked, setAsked] = useState<BankAccount | null>(null);
  const [busy, setBusy] = useState(false);

  const remove = async (account: BankAccount) => {
    if (busy) return;
    setBusy(true);
    try {
      await api.unlinkBankAccount({ session, params: { id: account.id } });
      showToast({ tone: "success", title: t("cashier.accountRemoved") });
    } catch (error) {
      showToast({ tone: "danger", title: t(failureText(error)) });
    } finally {
      setBusy(false);
      setAsked(null);
      onChanged();
    }
  };

  if (accounts.length === 0) return <p className="text-mist">{t("cashier.noAccounts")}</p>;
  return (
    <>
      <ul className="divide-y divide-line">
        {accounts.map((account) => (
          <li key={account.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
            <Landmark size={20} aria-hidden="true" className="shrink-0 text-mist" />
            <div className="min-w-0 flex-[1_1_10rem]">
              <p className="font-semibold [overflow-wrap:anywhere]">{account.name}</p>
              <p className="text-sm text-mist [overflow-wrap:anywhere]">
                {[account.bank, account.masked].filter(Boolean).join(" ")}
              </p>
            </div>
            <Button size="sm" onClick={() => setAsked(account)}>
              {t("cashier.removeAccount")}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={t("cashier.removeAccountTitle")}
        description={asked ? t("cashier.removeAccountText", { account: asked.masked }) : undefined}
        closeLabel={t("cashier.close")}
        actions={
          <>
            <Button onClick={() => setAsked(null)}>{t("cashier.notNow")}</Button>
            <Button variant="primary" loading={busy} onClick={() => asked && void remove(asked)}>
              {t("cashier.removeAccount")}
            </Button>
          </>
        }
      />
    </>
  );
}
