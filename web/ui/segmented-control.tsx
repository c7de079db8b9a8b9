import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type SegmentedControlProps = {
  /** The name of the group, for screen readers. */
  label: string;
  options: readonly { value: string; label: ReactNode; disabled?: boolean }[];
  value: string;
  onChange: (value: string) => void;
  name?: string;
  /** Puts long labels, such as amounts, in two columns instead of one row. */
  twoColumns?: boolean;
};

/**
 * A choice of two to four options in one row. It is a radio group, so that arrow keys and form submission
 * work.
 */
export function SegmentedControl(props: SegmentedControlProps) {
  const { label, options, value, onChange, name, twoColumns = false } = props;
  const generatedName = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(
        "grid rounded-control border border-line bg-ink p-1",
        twoColumns ? "grid-cols-2" : "auto-cols-fr grid-flow-col",
      )}
    >
      {options.map((option) => (
        <label key={option.value} className={segmentClass}>
          <input
            type="radio"
            name={name ?? generatedName}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

const segmentClass = classNames(
  "relative grid min-h-11 cursor-pointer place-items-center rounded-[9px] px-3 py-1.5 text-center font-semibold text-mist transition-colors",
  "hover:text-ivory has-checked:bg-raised has-checked:text-ivory",
  "has-focus-visible:outline-2 has-focus-visible:outline-bright",
  "has-disabled:cursor-not-allowed has-disabled:opacity-50",
);
