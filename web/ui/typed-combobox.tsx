import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import { type FieldText, FormField, fieldBoxClass } from "./form-field.tsx";
import { matchingOptions, plainText } from "./matching-options.ts";
import type { SelectOption } from "./select-field.tsx";
import { useAnchoredPopover } from "./use-anchored-popover.tsx";

type TypedComboboxProps = {
  text: FieldText;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
  emptyText: string;
  openLabel: string;
  /**
   * Called with the typed text, for a search outside this component. Its results become the options, which are not
   * filtered again.
   */
  onSearch?: (typed: string) => void;
};

/**
 * The editable combobox of the ARIA Authoring Practices: focus stays in the input while the list marks the
 * active option.
 */
export function TypedCombobox(props: TypedComboboxProps) {
  const { text, options, value, onChange, onBlur, id, name, placeholder, disabled, className } = props;
  const chosen = options.find((option) => option.value === value);
  const [open, setOpen] = useState(false);
  /** The text being typed; null while the field shows the selected option. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  useAnchoredPopover(open, input, popover);

  const matches = typed === null || props.onSearch ? options : matchingOptions(options, typed);
  const highlighted = open ? matches[active] : undefined;

  useEffect(() => {
    if (highlighted === undefined) return;
    popover.current?.querySelector("[data-highlighted]")?.scrollIntoView({ block: "nearest" });
  }, [highlighted]);

  const show = () => {
    setActive(Math.max(0, typed === null ? options.findIndex((option) => option.value === value) : 0));
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (option: SelectOption) => {
    if (option.disabled) return;
    onChange(option.value);
    close();
  };
  const leave = () => {
    const exact =
      typed === null ? undefined : options.find((option) => plainText(option.label) === plainText(typed));
    if (exact) choose(exact);
    else if (typed === "") onChange("");
    close();
    onBlur?.();
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!open) return show();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((active + step + matches.length) % Math.max(1, matches.length));
    } else if (event.key === "Enter" && open) {
      event.preventDefault();
      if (highlighted) choose(highlighted);
    } else if (event.key === "Escape" && open) {
      // Closes only the list, not a dialog that contains the field.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <FormField {...text} id={id} className={className}>
      {(control) => (
        <div className="relative">
          {name ? <input type="hidden" name={name} value={value} /> : null}
          <input
            {...control}
            ref={input}
            role="combobox"
            aria-expanded={open}
            aria-controls={`${control.id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={highlighted ? `${control.id}-${highlighted.value}` : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            disabled={disabled}
            value={typed ?? chosen?.label ?? ""}
            onChange={(event) => {
              setTyped(event.target.value);
              props.onSearch?.(event.target.value);
              setActive(0);
              setOpen(true);
            }}
            onClick={() => (open ? undefined : show())}
            onFocus={(event) => event.target.select()}
            onBlur={leave}
            onKeyDown={keyDown}
            className={classNames(fieldBoxClass, "h-12 pr-12")}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={props.openLabel}
            disabled={disabled}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              if (open) close();
              else show();
            }}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-chip text-mist hover:text-ivory"
          >
            <ChevronDown size={20} aria-hidden="true" />
          </button>
          <div ref={popover} popover="manual" className="listbox-popover">
            <div id={`${control.id}-list`} role="listbox" aria-labelledby={`${control.id}-label`}>
              {matches.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles the keys.
                // biome-ignore lint/a11y/useFocusableInteractive: an active descendant is never focused.
                <div
                  key={option.value}
                  id={`${control.id}-${option.value}`}
                  role="option"
                  aria-selected={option.value === value}
                  aria-disabled={option.disabled || undefined}
                  data-highlighted={index === active ? "" : undefined}
                  onPointerDown={(event) => event.preventDefault()}
                  onPointerMove={() => setActive(index)}
                  onClick={() => choose(option)}
                  className={optionClass}
                >
                  <span className="min-w-0">{option.label}</span>
                  {option.value === value ? <Check size={18} aria-hidden="true" /> : null}
                </div>
              ))}
            </div>
            <p role="status" className={matches.length === 0 ? "px-3 py-2.5 text-mist" : "sr-only"}>
              {matches.length === 0 ? props.emptyText : ""}
            </p>
          </div>
        </div>
      )}
    </FormField>
  );
}

const optionClass =
  "flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-chip px-3 py-2 select-none data-highlighted:bg-lifted aria-disabled:cursor-default aria-disabled:opacity-45 aria-selected:text-bright";
