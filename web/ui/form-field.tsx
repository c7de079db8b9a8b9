import CircleAlert from "lucide-react/icons/circle-alert";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

/** The attributes that connect a control with its label, hint and error. */
export type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  /** How to correct the value; if set, the field is marked as invalid. */
  error?: ReactNode;
  /** Content at the end of the label's line, such as a link or the word "optional". */
  aside?: ReactNode;
  labelHidden?: boolean;
};

type FormFieldProps = FieldText & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Splits the `FieldText` props of a field component from the rest. */
export function splitFieldText<P extends FieldText>(props: P): [FieldText, Omit<P, keyof FieldText>] {
  const { label, hint, error, aside, labelHidden = false, ...control } = props;
  return [{ label, hint, error, aside, labelHidden }, control];
}

export function FormField({
  id,
  label,
  hint,
  error,
  aside,
  labelHidden,
  className,
  children,
}: FormFieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : "", hint ? hintId : ""].filter(Boolean).join(" ");
  return (
    <div className={classNames("min-w-0", className)}>
      <div className={labelHidden ? "sr-only" : "mb-2 flex items-baseline justify-between gap-3"}>
        <label id={`${controlId}-label`} htmlFor={controlId} className="font-semibold">
          {label}
        </label>
        {aside ? <span className="text-sm text-mist">{aside}</span> : null}
      </div>
      {children({
        id: controlId,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <FieldError id={errorId} error={error} />
      {hint ? (
        <p id={hintId} className="mt-2 text-sm text-mist">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <p id={id} className="mt-2 flex items-start gap-1.5 text-sm text-alarm">
      <CircleAlert size={16} aria-hidden="true" className="mt-px shrink-0" />
      <span>{error}</span>
    </p>
  );
}

/** The classes that give every text input its border, background and states. */
export const fieldBoxClass = classNames(
  "w-full min-w-0 rounded-control border border-field bg-ink px-3.5 text-input text-ivory transition-colors",
  "hover:border-edge focus-visible:border-bright focus-visible:outline-offset-0",
  "aria-invalid:border-alarm disabled:cursor-not-allowed disabled:opacity-50 [&[readonly]]:text-mist",
);
