import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { shownAmount } from "@parlour/web/ui/amount-field";
import { Button } from "@parlour/web/ui/button";
import { Chip } from "@parlour/web/ui/chip";
import { classNames } from "@parlour/web/ui/class-names";
import { FieldError } from "@parlour/web/ui/form-field";
import { useEffect, useId, useRef } from "react";
import { keepTyped, readAmount, typedUnit, writeAmount } from "../../parts/money.ts";
import { useSports } from "../sports-context.ts";
import { slipStore, useSlip } from "../state/slip-store.ts";
import { usePlacement } from "./placement.tsx";
import { quickStakes } from "./quick-stakes.ts";
import type { StakeProblem } from "./stake-fault.ts";

type StakeFieldProps = {
  /** The key of the stake in the slip's state. */
  stakeKey: string;
  label: string;
  problem?: StakeProblem | undefined;
  /** Shows quick amounts below the field. */
  quick?: boolean;
  onEnter?: () => void;
};

/**
 * A stake field in the player's currency. If the stake is refused, it takes the focus and shows the
 * reason below, with a button that takes the offered lower stake.
 */
export function StakeField({ stakeKey, label, problem, quick = false, onEnter }: StakeFieldProps) {
  const { t, language } = useTranslation();
  const { currency } = useSports();
  const { forgetFailure } = usePlacement();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const typed = useSlip(({ stakes }) => stakes[stakeKey] ?? "");
  const unit = typedUnit(currency, language);
  const compact = new Intl.NumberFormat(languageTag(language), {
    notation: "compact",
    maximumSignificantDigits: 3,
  });
  const error = problem?.text;
  const offer = problem?.offer;
  const change = (next: string) => {
    forgetFailure(stakeKey);
    slipStore.dispatch({ type: "stake", key: stakeKey, typed: next });
  };
  useEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [error]);
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className={classNames("text-sm", quick ? "font-semibold" : "text-mist")}>
          {label}
        </label>
        <span className="flex h-11 w-44 max-w-[60%] items-center gap-1.5 rounded-chip border border-field bg-ink px-3 text-input font-semibold focus-within:border-bright focus-within:outline-2 focus-within:outline-bright has-aria-invalid:border-alarm">
          <span aria-hidden="true" className="text-mist">
            {unit.symbol}
          </span>
          <input
            ref={input}
            id={id}
            value={shownAmount(typed, unit.decimalSeparator)}
            inputMode={unit.fractionDigits > 0 ? "decimal" : "numeric"}
            autoComplete="off"
            enterKeyHint="done"
            placeholder="0"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onFocus={(event) => event.target.select()}
            onChange={(event) => change(keepTyped(event.target.value, unit))}
            onKeyDown={(event) => event.key === "Enter" && onEnter?.()}
            className="w-full min-w-0 bg-transparent text-right outline-none"
          />
        </span>
      </div>
      {quick ? (
        <fieldset className="mt-2 grid min-w-0 grid-cols-4 gap-1.5" aria-label={t("sportsbook.quickStakes")}>
          {quickStakes(currency).map((amount) => (
            <Chip
              key={amount}
              className="min-w-0 justify-center px-1 text-sm"
              aria-label={t("sportsbook.addStake", { amount: writeAmount(amount, unit) })}
              onClick={() => change(writeAmount((readAmount(typed, currency, unit) ?? 0) + amount, unit))}
            >
              +{compact.format(Number(writeAmount(amount, unit)))}
            </Chip>
          ))}
        </fieldset>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
      {offer === undefined ? null : (
        <Button
          size="sm"
          className="mt-2"
          onClick={() => {
            change(writeAmount(offer, unit));
            input.current?.focus();
          }}
        >
          {t("sportsbook.takeStake", { amount: formatMoney(offer, currency, language) })}
        </Button>
      )}
    </div>
  );
}
