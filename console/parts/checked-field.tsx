import { TextField } from "@parlour/web/ui/text-field";
import { isSubmit } from "@parlour/web/ui/use-form-fields";
import { type ComponentProps, useState } from "react";

type CheckedFieldProps = Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "onBlur"> & {
  value: string;
  onChange: (text: string) => void;
  /** How to correct the input. Shown once the operator has left the field, not while typing. */
  fault: string | undefined;
};

/** An input for an amount, number or code. `error` comes from a failed save and is shown immediately. */
export function CheckedField({ value, onChange, fault, error, ...field }: CheckedFieldProps) {
  const [isLeft, setLeft] = useState(false);
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...field}
      value={value}
      error={error ?? (isLeft && value.trim() !== "" ? fault : undefined)}
      onFocus={(event) => event.target.select()}
      // If leaving the field for the submit button showed an error, the button would move away from the
      // pointer.
      onBlur={(event) => setLeft(!isSubmit(event.relatedTarget))}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
