import { readAmount } from "@parlour/rules/typed-amount";
import { decimalSeparatorOf } from "@parlour/web/i18n/decimal-separator";
import { useState } from "react";
import { editableNumber } from "./editable-number.ts";
import { useGame } from "./game-context.ts";
import { PresetField } from "./preset-field.tsx";

type CommittedFieldProps = {
  label: string;
  value: number;
  /** The lowest and highest allowed values. A number outside this range is replaced by the nearer of them. */
  min: number;
  max: number;
  presets: readonly number[];
  suffix: string;
  onChange: (value: number) => void;
};

/** A field for a multiplier that always holds a valid number: invalid text is replaced when the field loses focus. */
export function CommittedField({ label, value, min, max, presets, suffix, onChange }: CommittedFieldProps) {
  const { language } = useGame();
  const [typed, setTyped] = useState<string | null>(null);
  const textOf = (number: number) => editableNumber(number, language);
  const commit = () => {
    if (typed === null) return;
    const wanted = readAmount(typed.replace(suffix, ""), decimalSeparatorOf(language));
    if (Number.isFinite(wanted)) onChange(Math.min(max, Math.max(min, Math.round(wanted * 100) / 100)));
    setTyped(null);
  };
  return (
    <PresetField
      label={`${label} (${suffix})`}
      inputMode="decimal"
      value={typed ?? textOf(value)}
      presets={presets.map((preset) => ({ value: textOf(preset), label: `${textOf(preset)}${suffix}` }))}
      onChange={(text) => {
        const preset = presets.find((each) => textOf(each) === text);
        if (preset === undefined) setTyped(text);
        else {
          setTyped(null);
          onChange(preset);
        }
      }}
      onBlur={commit}
    />
  );
}
