import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useState } from "react";
import { editableNumber } from "./editable-number.ts";
import { useSelectedText } from "./use-selected-text.ts";

type TypedFigureProps = {
  label: string;
  /** The formatted number, shown while the field is not being edited; `value` is the number to edit. */
  shown: string;
  value: number;
  suffix: string;
  disabled: boolean;
  /** Called with the number that was typed, which may be out of range. */
  onCommit: (value: number) => void;
};

/** A field for a number with a suffix, such as a win chance in percent or a multiplier. */
export function TypedFigure({ label, shown, value, suffix, disabled, onCommit }: TypedFigureProps) {
  const { language } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const input = useSelectedText(typed !== null);
  const commit = () => {
    if (typed === null) return;
    const wanted = Number(typed.replace(",", ".").replace(/[%×\s]/g, ""));
    if (Number.isFinite(wanted) && wanted > 0) onCommit(wanted);
    setTyped(null);
  };
  return (
    <span className="typed-figure">
      <input
        ref={input}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        disabled={disabled}
        value={typed ?? shown}
        onFocus={() => setTyped(editableNumber(value, language))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
        }}
      />
      {suffix}
    </span>
  );
}
