import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./form-field.tsx";

export type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
};

type RadioGroupProps = {
  name: string;
  legend: ReactNode;
  options: readonly RadioOption[];
  /** The current value if `onChange` is set, otherwise the initial value of an uncontrolled group. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: (value: string) => void;
  /** The layout `cards` shows the options as a grid with icons, as for payment methods. */
  layout?: "list" | "cards";
  error?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
};

export function RadioGroup(props: RadioGroupProps) {
  const {
    name,
    legend,
    options,
    value,
    defaultValue,
    onChange,
    layout = "list",
    error,
    hint,
    required,
  } = props;
  const id = useId();
  const describedBy = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  const cards = layout === "cards";
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy || undefined}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={cards ? "grid grid-cols-2 gap-2.5 md:grid-cols-4" : "grid"}>
        {options.map((option) => (
          <label key={option.value} className={cards ? cardClass : rowClass}>
            {cards && option.icon ? <span className="text-mist">{option.icon}</span> : null}
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              onChange={() => onChange?.(option.value)}
              className={cards ? "sr-only" : dotClass}
            />
            <span className="grid min-w-0 gap-0.5">
              <span className={cards ? "font-bold text-ivory" : "pt-px"}>{option.label}</span>
              {option.hint ? <span className="text-sm text-mist">{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      {hint ? (
        <p id={`${id}-hint`} className="mt-2 text-sm text-mist">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}

const rowClass =
  "flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-50";

const dotClass = classNames(
  "relative size-6 shrink-0 appearance-none rounded-full border border-edge bg-ink transition-colors checked:border-brass",
  "after:absolute after:inset-[5px] after:scale-0 after:rounded-full after:bg-brass after:transition-transform checked:after:scale-100",
);

const cardClass = classNames(
  "relative grid cursor-pointer content-start gap-2 rounded-card border border-line p-3.5 transition-colors hover:border-field",
  "has-checked:border-brass has-checked:bg-linear-to-b has-checked:from-brass/9 has-checked:to-transparent",
  "has-checked:inset-ring has-checked:inset-ring-brass",
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-bright",
  "has-disabled:cursor-not-allowed has-disabled:opacity-50",
);
