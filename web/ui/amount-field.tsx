import { type ComponentProps, type FocusEvent, type ReactNode, useRef } from "react";
import { Chip } from "./chip.tsx";
import { classNames } from "./class-names.ts";
import { type FieldText, FormField, splitFieldText } from "./form-field.tsx";

export type DecimalSeparator = "." | ",";

type AmountFieldProps = Omit<ComponentProps<"input">, "value" | "onChange" | "type"> &
  FieldText & {
    /** The entered amount in major units with a decimal point, such as `100.00`. */
    value: string;
    onChange: (value: string) => void;
    /** The currency symbol, such as `$`. */
    symbol: string;
    fractionDigits?: number;
    /** The decimal separator of the player's language. */
    decimalSeparator?: DecimalSeparator;
    /** The formatted minimum and maximum, such as `$10 – $5,000`. */
    range?: ReactNode;
    presets?: readonly { value: string; label: string }[];
    presetsLabel?: string;
    /** Called when the focus has left the field and its presets. */
    onLeave?: ((event: FocusEvent) => void) | undefined;
  };

export function AmountField(props: AmountFieldProps) {
  const [text, rest] = splitFieldText(props);
  const {
    id,
    value,
    onChange,
    symbol,
    fractionDigits = 2,
    decimalSeparator = ".",
    range,
    presets,
    presetsLabel,
    onLeave,
    className,
    ...input
  } = rest;
  const group = useRef<HTMLDivElement>(null);
  const leave = (event: FocusEvent) => {
    // If an error appeared while the player was moving from the field to a preset, the preset would move away
    // from the pointer.
    if (!group.current?.contains(event.relatedTarget)) onLeave?.(event);
  };
  return (
    <div ref={group} className={className}>
      <FormField {...text} id={id}>
        {(control) => (
          <span
            className={classNames(
              "flex h-16 items-center gap-2.5 rounded-card border border-field bg-ink px-4 text-[1.75rem] font-semibold transition-colors",
              "focus-within:border-bright focus-within:outline-2 focus-within:outline-bright hover:border-edge",
              "has-aria-invalid:border-alarm has-disabled:opacity-50",
            )}
          >
            <span aria-hidden="true" className="text-mist">
              {symbol}
            </span>
            <input
              inputMode={fractionDigits > 0 ? "decimal" : "numeric"}
              autoComplete="off"
              enterKeyHint="done"
              onFocus={(event) => event.target.select()}
              onBlur={leave}
              {...input}
              {...control}
              aria-describedby={
                [control["aria-describedby"], range ? `${control.id}-range` : undefined]
                  .filter(Boolean)
                  .join(" ") || undefined
              }
              value={shownAmount(value, decimalSeparator)}
              onChange={(event) => onChange(keepAmount(event.target.value, fractionDigits, decimalSeparator))}
              className="w-full min-w-0 bg-transparent outline-none"
            />
            {range ? (
              <span
                id={`${control.id}-range`}
                className="max-w-[60%] shrink-0 text-right text-sm leading-tight font-medium text-mist max-[399px]:text-xs"
              >
                {range}
              </span>
            ) : null}
          </span>
        )}
      </FormField>
      {presets ? (
        <fieldset className="mt-3 flex min-w-0 flex-wrap gap-2" aria-label={presetsLabel}>
          {presets.map((preset) => (
            <Chip
              key={preset.value}
              selected={value !== "" && Number(preset.value) === Number(value)}
              disabled={input.disabled}
              onClick={() => onChange(preset.value)}
              onBlur={leave}
            >
              {preset.label}
            </Chip>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

/** The entered amount as the field shows it: with the decimal separator that the player types. */
export const shownAmount = (value: string, decimalSeparator: DecimalSeparator): string =>
  value.replace(".", decimalSeparator);

/**
 * Keeps the digits and one decimal point of the input. In a language that writes decimals with a point, a comma
 * is read as a decimal point too, unless three digits follow it. Typed commas are replaced immediately, so a
 * comma before three digits was pasted and separates thousands, as in `1,000`. Excess digits after a decimal
 * separator are dropped: 1.234 becomes 1.23, never 1,234.
 */
export function keepAmount(
  typed: string,
  fractionDigits: number,
  decimalSeparator: DecimalSeparator = ".",
): string {
  const kept = typed.replace(/[^\d.,]/g, "");
  const separator = Math.max(kept.lastIndexOf("."), kept.lastIndexOf(","));
  const whole = kept.replace(/[.,]/g, "");
  const isGrouped =
    fractionDigits === 0 ? /[.,]\d{3}$/.test(kept) : decimalSeparator === "." && /,\d{3}$/.test(kept);
  if (separator === -1 || isGrouped) return whole;
  const fraction = kept.slice(separator + 1);
  const units = whole.slice(0, whole.length - fraction.length);
  return fractionDigits === 0 ? units : `${units}.${fraction.slice(0, fractionDigits)}`;
}
