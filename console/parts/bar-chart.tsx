import { classNames } from "@parlour/web/ui/class-names";
import { useId } from "react";

type BarChartProps = {
  title: string;
  bars: readonly { name: string; value: number }[];
  format: (value: number) => string;
};

/**
 * Horizontal bars with their names and figures as text, so that nothing depends on the picture. Negative values go to
 * the left of the zero line.
 */
export function BarChart({ title, bars, format }: BarChartProps) {
  const titleId = useId();
  const lowest = Math.min(0, ...bars.map(({ value }) => value));
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const span = highest - lowest || 1;
  const percent = (value: number) => `${(value / span) * 100}%`;
  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId} className="mb-3 font-semibold">
        {title}
      </figcaption>
      <ul className="grid gap-2">
        {bars.map(({ name, value }) => (
          <li key={name} className="grid grid-cols-[minmax(6rem,12rem)_1fr_auto] items-center gap-3 text-sm">
            <span className="truncate" title={name}>
              {name}
            </span>
            <span aria-hidden="true" className="relative h-3 rounded-tick bg-raised">
              <span
                className={classNames("absolute inset-y-0 rounded-tick", value < 0 ? "bg-alarm" : "bg-brass")}
                style={{
                  left: percent(Math.min(0, value) - lowest),
                  width: percent(Math.abs(value)),
                }}
              />
            </span>
            <span className="min-w-20 text-right tabular-nums">{format(value)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
