type ProgressProps = {
  /** The name of what progresses. */
  label: string;
  /** Leave out while the end is not known. */
  value?: number | undefined;
  max?: number;
  tone?: "brass" | "felt" | "oxblood";
  /** The state in words, where a percentage says too little. */
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
