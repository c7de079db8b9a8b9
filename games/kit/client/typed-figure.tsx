import { useState } from "react";

type TypedFigureProps = {
  label: string;
  /** The figure as it is shown, and as it is edited. */
  shown: string;
  value: number;
  suffix: string;
  disabled: boolean;
  /** Called with what was typed, which may be out of range. */
  onCommit: (value: number) => void;
};

/** A figure that can be typed to the hundredth: a chance in percent, a multiplier. */
export function TypedFigure({ label, shown, value, suffix, disabled, onCommit }: TypedFigureProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed === null) return;
    const wanted = Number(typed.replace(",", ".").replace(/[%×\s]/g, ""));
    if (Number.isFinite(wanted) && wanted > 0) onCommit(wanted);
    setTyped(null);
  };
  return (
    <span className="typed-figure">
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        disabled={disabled}
        value={typed ?? shown}
        onFocus={(event) => {
          setTyped(String(value));
          event.target.select();
        }}
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
