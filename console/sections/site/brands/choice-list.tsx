import { Chip } from "@parlour/web/ui/chip";
import { FieldError } from "@parlour/web/ui/form-field";
import type { SelectOption } from "@parlour/web/ui/select-field";
import { useId } from "react";

type ChoiceListProps = {
  legend: string;
  hint: string;
  error?: string | undefined;
  options: readonly SelectOption[];
  /** The selected values, in the order in which they were selected. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** Selects any number of short options. */
export function ChoiceList({ legend, hint, error, options, chosen, onChange }: ChoiceListProps) {
  const id = useId();
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <fieldset className="md:col-span-2" aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="font-semibold">{legend}</legend>
      <p id={`${id}-hint`} className="mt-1 mb-3 text-sm text-mist">
        {hint}
      </p>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <Chip key={value} selected={chosen.includes(value)} onClick={() => toggle(value)}>
            {label}
          </Chip>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
