import { type ComponentProps, useState } from "react";
import { classNames } from "./class-names.ts";
import { type FieldText, FormField, splitFieldText } from "./form-field.tsx";

type CodeFieldProps = Omit<ComponentProps<"input">, "value" | "onChange" | "type"> &
  FieldText & {
    value: string;
    onChange: (value: string) => void;
    /** Called once when the last digit has been entered, pasted or autofilled. */
    onComplete?: (value: string) => void;
    length?: number;
  };

/**
 * A one-time code. A single input covers the drawn cells, so that pasting, autofill and screen readers work
 * as in any text field.
 */
export function CodeField(props: CodeFieldProps) {
  const [text, { id, value, onChange, onComplete, length = 6, className, ...input }] = splitFieldText(props);
  const [focused, setFocused] = useState(false);
  const change = (typed: string) => {
    const code = typed.replace(/\D/g, "").slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  const cells = Array.from({ length }, (_, index) => ({ key: `cell-${index}`, figure: value[index] ?? "" }));
  const active = Math.min(value.length, length - 1);
  return (
    <FormField {...text} id={id} className={className}>
      {(control) => (
        <span className="relative block max-w-96">
          <span aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-2">
            {cells.map((cell, index) => (
              <span
                key={cell.key}
                className={classNames(
                  "grid h-14 place-items-center rounded-control border bg-ink text-2xl font-semibold transition-colors",
                  control["aria-invalid"] ? "border-alarm" : "border-field",
                  focused && index === active && "border-bright outline-2 outline-bright",
                  input.disabled && "opacity-50",
                )}
              >
                {cell.figure}
              </span>
            ))}
          </span>
          <input
            autoComplete="one-time-code"
            inputMode="numeric"
            {...input}
            {...control}
            value={value}
            onChange={(event) => change(event.target.value)}
            onFocus={(event) => {
              setFocused(true);
              event.target.setSelectionRange(value.length, value.length);
              input.onFocus?.(event);
            }}
            onBlur={(event) => {
              setFocused(false);
              input.onBlur?.(event);
            }}
            className="absolute inset-0 w-full bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
          />
        </span>
      )}
    </FormField>
  );
}
