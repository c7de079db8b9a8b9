import { actOnSandboxPayment } from "@parlour/contracts/calls/money/payment-provider/act-on-sandbox-payment";
import type { SandboxPayment } from "@parlour/contracts/entities/payment";
import type { SandboxPaymentAct } from "@parlour/contracts/enumerations";
import { client } from "@parlour/web/api/client";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Panel } from "@parlour/web/ui/panel";
import { showToast } from "@parlour/web/ui/toast";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { useState } from "react";
import { Link, useNavigate } from "react-router";

const perform = client(actOnSandboxPayment);

const names: Readonly<Record<SandboxPaymentAct, MessageKey>> = {
  pay: "sandbox.paymentPay",
  pay_more: "sandbox.paymentPayMore",
  pay_less: "sandbox.paymentPayLess",
  decline: "sandbox.paymentDecline",
  charge_back: "sandbox.paymentChargeBack",
};

/** The payer's side of a sandbox payment, in place of a bank's or wallet's page. */
export function PaymentPage({ payment }: { payment: SandboxPayment }) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState<SandboxPaymentAct | null>(null);
  const { reference, method, amount, currency, status, acts } = payment;
  const back = `/account/cashier/deposit?deposit=${encodeURIComponent(reference)}`;
  const act = async (deed: SandboxPaymentAct) => {
    if (busy) return;
    setBusy(deed);
    try {
      await perform({ params: { reference }, body: { act: deed } });
      await navigate(back, { replace: true });
    } catch {
      showToast({ tone: "danger", title: t("sandbox.paymentFailed") });
      setBusy(null);
    }
  };
  return (
    <div className="mx-auto grid w-full max-w-xl gap-5 pt-2">
      <header>
        <h1 className="text-4xl">{t("sandbox.paymentTitle")}</h1>
        <p className="mt-2 text-mist">{t("sandbox.paymentText")}</p>
      </header>
      <Panel className="grid gap-6">
        <KeyValueList
          items={[
            {
              label: t("sandbox.paymentAmount"),
              value: formatMoney(amount, currency, language),
              strong: true,
            },
            { label: t("sandbox.paymentMethod"), value: method },
            { label: t("sandbox.paymentStatus"), value: status },
          ]}
        />
        <div className="grid gap-3">
          {acts.map((deed, index) => (
            <Button
              key={deed}
              size="xl"
              full
              variant={index === 0 ? "primary" : "secondary"}
              loading={busy === deed}
              disabled={!hydrated}
              onClick={() => act(deed)}
            >
              {t(names[deed])}
            </Button>
          ))}
          <Link to={back} className={buttonClass({ variant: "quiet", full: true })}>
            {t("sandbox.paymentBack")}
          </Link>
        </div>
      </Panel>
    </div>
  );
}
