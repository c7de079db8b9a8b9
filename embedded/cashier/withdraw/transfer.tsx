import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Panel } from "@parlour/web/ui/panel";
import { Result } from "@parlour/web/ui/result";
import { TextField } from "@parlour/web/ui/text-field";
import { type SubmitEvent, useEffect, useState } from "react";
import { go } from "../../parts/go.ts";
import { readAmount, typedUnit, writeAmount } from "../../parts/money.ts";
import { SiteLink } from "../../parts/site-link.tsx";
import { amountOfType, useBalances } from "../../parts/use-balances.ts";
import { api } from "../api.ts";
import { useCashier } from "../cashier-context.ts";
import { availableWithdrawals } from "../method.ts";
import { amountFault } from "../parts/amount-fault.ts";
import { failureText } from "../parts/failure-text.ts";
import { MoneyAmountField } from "../parts/money-amount-field.tsx";
import { payoutAmounts } from "../parts/preset-amounts.ts";
import { useFieldFaults } from "../parts/use-field-faults.ts";
import { WaySwitch } from "../parts/way-switch.tsx";
import { ROOT } from "../paths.ts";
import { ActiveBonusNotice } from "./active-bonus-notice.tsx";
import { ConfirmWithPin } from "./confirm-with-pin.tsx";
import { DocumentNotice } from "./document-notice.tsx";
import { DocumentPending } from "./document-pending.tsx";

type Draft = { typed: string; nickname: string };
const draftName = "transfer";

/** Sends money to another player. The recipient is looked up before the PIN is requested. */
export function Transfer() {
  const { t, language } = useTranslation();
  const data = useCashier();
  const { session, headers, currency, memory } = data;
  const method = availableWithdrawals(data).find(({ group }) => group === "TTP");
  const unit = typedUnit(currency, language);
  const balances = useBalances();
  const withdrawable = amountOfType(balances, "Withdrawable");
  const spendable = { available: withdrawable, locked: amountOfType(balances, "Locked") };
  const [draft] = useState(() => memory.find<Draft>(draftName));
  const least = writeAmount(method?.min ?? 1, unit);
  const [typed, setTyped] = useState(draft?.typed ?? least);
  const [nickname, setNickname] = useState(draft?.nickname ?? "");
  const [recipient, setRecipient] = useState<string | null>(null);
  const [notFound, setNotFound] = useState<string | null>(null);
  const [looking, setLooking] = useState(false);
  const [sent, setSent] = useState<string | null>(null);
  const limits = { min: method?.min ?? 0, max: method?.max ?? 0, kind: "transfer", currency } as const;
  const fault = amountFault(t, language, typed, limits, spendable);
  const missing = nickname.trim() === "" ? ["recipient"] : [];
  const faults = useFieldFaults([...missing, ...(fault ? ["amount"] : [])]);
  useEffect(() => memory.keep(draftName, { typed, nickname }), [memory, typed, nickname]);
  const closed = !data.config.isCashierWithdrawalEnabled;
  useEffect(() => {
    if (!method && !closed) go(`${ROOT}/withdraw`, true);
  }, [method, closed]);
  if (closed) {
    return (
      <Panel>
        <p className="text-mist">{t("cashier.errorClosed")}</p>
      </Panel>
    );
  }
  if (!method) return null;
  const amount = readAmount(typed, currency, unit);
  const money = (value: number) => formatMoney(value, currency, language);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!faults.check() || looking) return;
    setLooking(true);
    try {
      const found = await api.findRecipient({ session, query: { nickname: nickname.trim() } });
      setRecipient(found.nickname);
    } catch (error) {
      setNotFound(t(failureText(error)));
      faults.refuse(["recipient"]);
    } finally {
      setLooking(false);
    }
  };

  if (sent !== null) {
    return (
      <Panel className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Result of={sent}>
          <Banner tone="success" title={t("cashier.transferDone")} live>
            {sent}
          </Banner>
        </Result>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setSent(null)}>{t("cashier.anotherTransfer")}</Button>
          <SiteLink to={ROOT} className={buttonClass({ variant: "quiet" })}>
            {t("cashier.backToCashier")}
          </SiteLink>
        </div>
      </Panel>
    );
  }
  if (data.documentStatus === "PENDING") return <DocumentPending />;
  return (
    <Panel className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <WaySwitch way="withdraw" />
      <DocumentNotice />
      <ActiveBonusNotice />
      <div>
        <h2 className="text-xl">{t("cashier.groupTransfer")}</h2>
        <p className="mt-1 text-mist">{t("cashier.transferText")}</p>
      </div>
      <form ref={faults.form} noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <TextField
          label={t("cashier.recipient")}
          value={nickname}
          onChange={(event) => {
            setNickname(event.target.value);
            setNotFound(null);
            faults.change("recipient");
          }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={faults.wrong.includes("recipient") ? (notFound ?? t("cashier.recipientMissing")) : undefined}
        />
        <MoneyAmountField
          value={typed}
          onChange={(text) => {
            setTyped(text);
            faults.change("amount");
          }}
          min={method.min}
          max={Math.min(method.max, Math.max(withdrawable, method.min))}
          presets={payoutAmounts(method.min, Math.min(method.max, withdrawable))}
          error={faults.wrong.includes("amount") ? (fault ?? t("cashier.amountRefused")) : undefined}
          onLeave={(event) => faults.leave("amount", event)}
        />
        <div className="border-t border-line pt-5">
          <KeyValueList
            items={[
              { label: t("cashier.fee"), value: t("cashier.free") },
              {
                label: t("cashier.arrivesAtPlayer"),
                value: amount === null ? "–" : money(amount),
                strong: true,
              },
            ]}
          />
        </div>
        <Button type="submit" variant="primary" size="xl" full loading={looking}>
          {amount === null ? t("cashier.send") : t("cashier.sendAmount", { amount: money(amount) })}
        </Button>
      </form>
      <SiteLink
        to={`${ROOT}/withdraw`}
        className="touch-target justify-self-start font-semibold text-bright hover:text-ivory"
      >
        {t("cashier.otherWays")}
      </SiteLink>
      {amount === null || recipient === null ? null : (
        <ConfirmWithPin
          open
          title={t("cashier.confirmTransfer")}
          text={t("cashier.confirmTransferText", { amount: money(amount), recipient })}
          action={t("cashier.sendAmount", { amount: money(amount) })}
          form="transfer"
          of={JSON.stringify({ amount, recipient })}
          onClose={() => setRecipient(null)}
          onFields={(refused) => {
            setRecipient(null);
            faults.refuse(refused);
          }}
          run={async (pinCode, idempotencyKey) => {
            const body = { recipient, amount, currency, pinCode };
            await api.createTransfer({ session, headers, idempotencyKey, body });
            setSent(t("cashier.transferDoneText", { amount: money(amount), recipient }));
            setRecipient(null);
            setNickname("");
            setTyped(least);
          }}
        />
      )}
    </Panel>
  );
}
