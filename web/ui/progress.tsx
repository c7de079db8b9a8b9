type ProgressProps = {
  /** The name of the task, for screen readers. */
  label: string;
  /** Omit the value while the total is unknown. */
  value?: number | undefined;
  max?: number;
  tone?: "brass" | "felt" | "oxblood";
  /** The state as text, if a percentage is not enough. */
  valueText?: string | undefined;
};

export function Progress({ label, value, max = 100, tone = "brass", valueText }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      value={value}
      max={max}
      data-tone={tone}
      className="progress-bar"
    />
  );
}
