import { Combobox } from "@base-ui/react/combobox";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { classNames } from "./class-names.ts";
import { floatClass, floatItemClass, useFloatPlace } from "./float-container.tsx";
import { type FieldText, FormField, fieldBoxClass, splitFieldText } from "./form-field.tsx";
import { SelectField, type SelectOption } from "./select-field.tsx";
import { useHydrated } from "./use-hydrated.tsx";

type ComboboxFieldProps = FieldText & {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
  className?: string;
  /** Said when nothing matches what was typed. */
  emptyText: string;
  openLabel: string;
};

/** A long list that is found by typing, such as countries. Before scripts have loaded it is a plain select. */
export function ComboboxField(props: ComboboxFieldProps) {
  const hydrated = useHydrated();
  if (hydrated) return <TypedCombobox {...props} />;
  const { emptyText: _emptyText, openLabel: _openLabel, onChange, ...select } = props;
  return <SelectField {...select} onChange={(event) => onChange(event.target.value)} />;
}

function TypedCombobox(props: ComboboxFieldProps) {
  const [text, rest] = splitFieldText(props);
  const {
    options,
    value,
    onChange,
    onBlur,
    id,
    name,
    placeholder,
    disabled = false,
    className,
    emptyText,
  } = rest;
  const { container, positionMethod } = useFloatPlace();
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <FormField {...text} id={id} className={className}>
      {(control) => (
        <Combobox.Root
          items={options}
          value={chosen}
          onValueChange={(option) => onChange(option?.value ?? "")}
          isItemEqualToValue={(option, other) => option.value === other.value}
          disabled={disabled}
          autoHighlight
        >
          {name ? <input type="hidden" name={name} value={value} /> : null}
          <Combobox.InputGroup className="relative block">
            <Combobox.Input
              {...control}
              onBlur={onBlur}
              placeholder={placeholder}
              autoComplete={rest.autoComplete ?? "off"}
              className={classNames(fieldBoxClass, "h-12 pr-12")}
            />
            <Combobox.Trigger
              aria-label={rest.openLabel}
              className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-chip text-mist"
            >
              <ChevronDown size={20} aria-hidden="true" />
            </Combobox.Trigger>
          </Combobox.InputGroup>
          <Combobox.Portal container={container}>
            <Combobox.Positioner sideOffset={6} positionMethod={positionMethod} className="z-50 outline-none">
              <Combobox.Popup className={classNames(floatClass, "w-(--anchor-width)")}>
                <Combobox.Empty className="px-3 py-2.5 text-mist empty:hidden">{emptyText}</Combobox.Empty>
                <Combobox.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain">
                  {(option: SelectOption) => (
                    <Combobox.Item
                      key={option.value}
                      value={option}
                      disabled={option.disabled ?? false}
                      className={classNames(floatItemClass, "justify-between data-selected:text-bright")}
                    >
                      <span className="min-w-0">{option.label}</span>
                      <Combobox.ItemIndicator>
                        <Check size={18} aria-hidden="true" />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </FormField>
  );
}
