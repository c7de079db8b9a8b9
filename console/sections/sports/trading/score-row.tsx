import { fieldBoxClass } from "@parlour/web/ui/form-field";
import type { Sides } from "./market-text.ts";

type ScoreRowProps = {
  label: string;
  sides: Sides;
  score: readonly [string, string];
  onChange: (score: [string, string]) => void;
};

export function ScoreRow({ label, sides, score: [home, away], onChange }: ScoreRowProps) {
  const field = (side: string, value: string, change: (text: string) => void) => (
    <span className="block w-20">
      <input
        aria-label={`${label}, ${side}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        className={`${fieldBoxClass} h-11 text-center tabular-nums`}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </span>
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="text-mist">{label}</span>
      <span className="flex items-center gap-2">
        {field(sides.home, home, (text) => onChange([text, away]))}
        <span aria-hidden="true">–</span>
        {field(sides.away, away, (text) => onChange([home, text]))}
      </span>
    </div>
  );
}
