import { readAmount } from "@parlour/rules/typed-amount";
import { decimalSeparatorOf } from "@parlour/web/i18n/decimal-separator";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { AmountField } from "@parlour/web/ui/amount-field";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { decimalsOf, roundChips, useChips } from "../parts/use-chips.ts";
import { refusalText } from "./refusal-text.ts";
import type { Refusal } from "./use-poker-table.ts";

type ChipsDialogProps = {
  title: string;
  action: string;
  currency: string | null;
  range: { min: number; max: number };
  /** The player's available balance; null at tables with free chips. */
  available: number | null;
  onClose: () => void;
  onChoose: (amount: number) => Promise<Refusal | null>;
};

/** Asks how many chips to buy in with or add, and explains where the money comes from. */
export function ChipsDialog({
  title,
  action,
  currency,
  range,
  available,
  onClose,
  onChoose,
}: ChipsDialogProps) {
  const { t, language } = useTranslation();
  const chips = useChips(currency);
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const most = available === null ? range.max : Math.min(range.max, available);
  const [typed, setTyped] = useState(String(roundChips(Math.max(range.min, most), currency)));
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const amount = readAmount(typed);
    if (!(amount >= range.min && amount <= range.max && amount > 0)) {
      setError(t("poker.refusedBuyIn", { min: chips(range.min), max: chips(range.max) }));
      return;
    }
    setBusy(true);
    const refusal = await onChoose(roundChips(amount, currency));
    setBusy(false);
    if (refusal) setError(refusalText(refusal, { t, language, chips }));
    else onClose();
  }
  const presets = [...new Set([range.min, roundChips((range.min + range.max) / 2, currency), range.max])]
    .filter((amount) => amount > 0)
    .map((amount) => ({ value: String(amount), label: chips(amount) }));
  const symbol =
    currency === null
      ? "●"
      : (new Intl.NumberFormat(language, { style: "currency", currency })
          .formatToParts(0)
          .find(({ type }) => type === "currency")?.value ?? currency);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t("poker.close")}
      actions={
        <Button type="submit" form={form} variant="primary" size="lg" full loading={isBusy}>
          {action}
        </Button>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} className="grid gap-3">
        <AmountField
          ref={field}
          label={t("poker.chips")}
          symbol={symbol}
          fractionDigits={decimalsOf(currency)}
          decimalSeparator={decimalSeparatorOf(language)}
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setError(undefined);
          }}
          error={error}
          range={`${chips(range.min)} – ${chips(range.max)}`}
          presets={presets}
          presetsLabel={t("poker.suggestions")}
        />
        <p className="text-sm text-mist">
          {available === null ? t("poker.freeChips") : t("poker.buyInMoney", { available: chips(available) })}
        </p>
      </form>
    </Dialog>
  );
}
