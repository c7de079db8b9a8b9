import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { type FieldText, FormField, fieldBoxClass, splitFieldText } from "./form-field.tsx";
import { useHydrated } from "./use-hydrated.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = Omit<ComponentProps<"select">, "children"> &
  FieldText & {
    options: readonly SelectOption[];
    /** The text shown while no option is selected. */
    placeholder?: string;
    /** A short text that the closed field shows instead of the selected option, such as only a phone prefix. */
    shortText?: string | undefined;
  };

/**
 * The native select, which works on every phone, with screen readers and without scripts. Browsers that
 * support `appearance: base-select` show the list in our colours.
 */
export function SelectField(props: SelectFieldProps) {
  const [text, { id, options, placeholder, shortText, className, ...select }] = splitFieldText(props);
  // Without scripts nothing would update the short text.
  const isShort = useHydrated() && shortText !== undefined;
  return (
    <FormField {...text} id={id} className={className}>
      {(control) => (
        <span className="relative block">
          <select
            {...select}
            {...control}
            className={classNames(fieldBoxClass, "select-control h-12 pr-11", isShort && "select-covered")}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          {isShort ? (
            <span
              aria-hidden="true"
              className="select-cover pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-input whitespace-nowrap"
            >
              {shortText}
            </span>
          ) : null}
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
