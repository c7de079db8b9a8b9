import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { type FieldText, FormField, fieldBoxClass, splitFieldText } from "./form-field.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = Omit<ComponentProps<"select">, "children"> &
  FieldText & {
    options: readonly SelectOption[];
    /** The text shown while no option is selected. */
    placeholder?: string;
  };

/**
 * The native select, which works on every phone, with screen readers and without scripts. Browsers that
 * support `appearance: base-select` show the list in our colours.
 */
export function SelectField(props: SelectFieldProps) {
  const [text, { id, options, placeholder, className, ...select }] = splitFieldText(props);
  return (
    <FormField {...text} id={id} className={className}>
      {(control) => (
        <span className="relative block">
          <select {...select} {...control} className={classNames(fieldBoxClass, "select-control h-12 pr-11")}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 right-3.5 text-mist"
          />
        </span>
      )}
    </FormField>
  );
}
