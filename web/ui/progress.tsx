type ProgressProps = {
  /** Names the task for screen readers. */
  label: string;
  /** Omit it while the total is unknown. */
  value?: number | undefined;
  max?: number;
  tone?: "brass" | "felt" | "oxblood";
  /** The state as text, where a percentage says too little. */
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
