import { type FieldText, splitFieldText } from "./form-field.tsx";
import { SelectField, type SelectOption } from "./select-field.tsx";
import { TypedCombobox } from "./typed-combobox.tsx";
import { useHydrated } from "./use-hydrated.tsx";

type ComboboxFieldProps = FieldText & {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
  /** The text shown when nothing matches the input. */
  emptyText: string;
  /** The label of the button that shows the whole list. */
  openLabel: string;
};

/**
 * A long list that is searched by typing, such as countries. Before hydration it is a plain select element.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const hydrated = useHydrated();
  const [text, { emptyText, openLabel, ...control }] = splitFieldText(props);
  if (hydrated) return <TypedCombobox text={text} {...control} emptyText={emptyText} openLabel={openLabel} />;
  return <SelectField {...text} {...control} onChange={(event) => control.onChange(event.target.value)} />;
}
