import type { ProtectionLimit } from "@parlour/contracts/entities/protection";
import { isAmountFault, parseAmount } from "@parlour/rules/money";
import { readAmount } from "@parlour/rules/typed-amount";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { TextField } from "@parlour/web/ui/text-field";
import { isSubmit } from "@parlour/web/ui/use-form-fields";
import { type SubmitEvent, useId, useRef, useState } from "react";
import { kindNames, periodNames } from "./limit-text.ts";

type LimitDialogProps = {
  item: ProtectionLimit;
  currency: string;
  onClose: () => void;
  onSave: (amount: number | null, done: string) => Promise<void>;
};

/** Shows before saving whether the change takes effect immediately or after a delay. */
export function LimitDialog({ item, currency, onClose, onSave }: LimitDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { kind, period, amount: current } = item;
  const [typed, setTyped] = useState(current === null ? "" : String(current));
  const [fault, setFault] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const amount = readLimit(typed, kind === "TIME" ? null : currency);
  const wrong =
    amount === null ? t(kind === "TIME" ? "limits.minutesWrong" : "limits.amountWrong") : undefined;
  const waits = current !== null && amount !== null && amount > current;

  const save = async (wanted: number | null, isLater: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      await onSave(wanted, t(isLater ? "limits.asked" : "limits.saved"));
    } catch {
      setFault(t("limits.failed"));
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (amount !== null) return void save(amount, waits);
    setLeft(true);
    form.current?.querySelector("input")?.focus();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${t(kindNames[kind])}, ${t(periodNames[period])}`}
      closeLabel={t("account.close")}
      actions={
        <>
          {current === null ? null : (
            <Button disabled={busy} onClick={() => void save(null, true)}>
              {t("limits.remove")}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" loading={busy}>
            {t("limits.save")}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          label={kind === "TIME" ? t("limits.minutesLabel") : t("limits.amountLabel", { currency })}
          inputMode={kind === "TIME" ? "numeric" : "decimal"}
          autoComplete="off"
          value={typed}
          error={fault ?? (isLeft ? wrong : undefined)}
          onBlur={(event) => {
            if (typed.trim() !== "" && !isSubmit(event.relatedTarget)) setLeft(true);
          }}
          onChange={(event) => {
            setTyped(event.target.value);
            setFault(undefined);
          }}
        />
        <p className="text-sm text-mist" role="status">
          {t(waits ? "limits.raiseNote" : "limits.lowerNote")}
        </p>
        {current === null ? null : <p className="text-sm text-mist">{t("limits.removeNote")}</p>}
      </form>
    </Dialog>
  );
}

/** Returns null if the input is not a valid amount in the currency, or not a whole number of minutes. */
function readLimit(typed: string, currency: string | null): number | null {
  const value = readAmount(typed);
  if (!(value > 0)) return null;
  if (currency === null) return Number.isInteger(value) ? value : null;
  return isAmountFault(parseAmount(value, currency)) ? null : value;
}
