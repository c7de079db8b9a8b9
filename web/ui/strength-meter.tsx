import { classNames } from "./class-names.ts";

type StrengthMeterProps = {
  label: string;
  /** The strength from 0 (empty) to 4 (strong). */
  score: 0 | 1 | 2 | 3 | 4;
  /** The score as a word. */
  verdict: string;
};

const tones = ["bg-line", "bg-alarm", "bg-brass", "bg-bright", "bg-gain"];

export function StrengthMeter({ label, score, verdict }: StrengthMeterProps) {
  return (
    <div className="mt-2.5 flex items-center gap-3">
      <meter aria-label={label} min={0} max={4} value={score} className="sr-only">
        {verdict}
      </meter>
      <div aria-hidden="true" className="grid flex-1 grid-cols-4 gap-1.5">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              "h-1 rounded-full transition-colors",
              step <= score ? tones[score] : "bg-lifted",
            )}
          />
        ))}
      </div>
      <span aria-live="polite" className="min-w-16 text-right text-sm text-mist">
        {verdict}
      </span>
    </div>
  );
}
