import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./form-field.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ label, hint, error, id, className, ...input }: CheckboxProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const describedBy = [
    error ? `${controlId}-error` : "",
    hint ? `${controlId}-hint` : "",
    input["aria-describedby"],
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <div className={className}>
      <label
        className={classNames(
          "flex min-h-11 cursor-pointer items-start gap-3 py-2.5",
          "has-disabled:cursor-not-allowed has-disabled:opacity-50",
        )}
      >
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            id={controlId}
            type="checkbox"
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : input["aria-invalid"]}
            className={classNames(
              "peer absolute inset-0 appearance-none rounded-tick border border-edge bg-ink transition-colors",
              "checked:border-brass checked:bg-brass indeterminate:border-brass indeterminate:bg-brass",
              "aria-invalid:border-alarm",
            )}
          />
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className="pointer-events-none relative size-5 stroke-on-brass opacity-0 peer-checked:opacity-100 forced-colors:stroke-[CanvasText]"
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="m5 12.5 4.5 4.5L19 7.5" />
          </svg>
          <span className="pointer-events-none absolute h-[3px] w-3 rounded-full bg-on-brass opacity-0 peer-indeterminate:opacity-100" />
        </span>
        <span className="min-w-0 pt-px">{label}</span>
      </label>
      {hint ? (
        <p id={`${controlId}-hint`} className="-mt-1 pl-9 text-sm text-mist">
          {hint}
        </p>
      ) : null}
      <div className="pl-9">
        <FieldError id={`${controlId}-error`} error={error} />
      </div>
    </div>
  );
}
