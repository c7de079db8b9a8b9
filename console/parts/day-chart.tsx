import { type KeyboardEvent, useId, useState } from "react";
import { scaleOf } from "./chart-scale.ts";

type Series = { name: string; colour: string; values: readonly number[] };
type DayChartProps = {
  title: string;
  days: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  wide?: boolean;
};

const height = 240;
const [left, right, top, bottom] = [72, 12, 12, 28];
const dayName = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/**
 * A line chart over days. The pointer or the arrow keys move between days; a table below has the same
 * figures.
 */
export function DayChart({ title, days, series, format, wide = false }: DayChartProps) {
  const width = wide ? 820 : 640;
  const [at, setAt] = useState<number | null>(null);
  const titleId = useId();
  const { low, high, ticks } = scaleOf(series.flatMap(({ values }) => values));
  const last = Math.max(1, days.length - 1);
  const x = (index: number) =>
    days.length === 1 ? (left + width - right) / 2 : left + (index / last) * (width - left - right);
  const y = (value: number) => top + ((high - value) / (high - low)) * (height - top - bottom);
  const named = Math.ceil(days.length / 7);

  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -days.length, End: days.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setAt(Math.min(days.length - 1, Math.max(0, (at ?? days.length - 1) + (at === null ? 0 : step))));
  };
  return (
    <figure aria-labelledby={titleId}>
      <figcaption id={titleId} className="mb-2 flex flex-wrap items-center gap-x-5 gap-y-1">
        <span className="font-semibold">{title}</span>
        {series.map(({ name, colour }) => (
          <span key={name} className="flex items-center gap-2 text-sm text-mist">
            <span aria-hidden="true" className="size-2.5 rounded-full" style={{ background: colour }} />
            {name}
          </span>
        ))}
      </figcaption>
      <div className="relative">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="application"
          aria-label={`${title}: use the arrow keys to move between days`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: users press the arrow keys to move between days
          tabIndex={0}
          className="block w-full rounded-chip"
          onKeyDown={move}
          onBlur={() => setAt(null)}
          onPointerLeave={() => setAt(null)}
          onPointerMove={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            const place = ((event.clientX - box.left) / box.width) * width;
            const index = Math.round(((place - left) / (width - left - right)) * last);
            setAt(Math.min(days.length - 1, Math.max(0, index)));
          }}
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line x1={left} x2={width - right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
              <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-mist text-[11px]">
                {format(tick)}
              </text>
            </g>
          ))}
          {days.map((day, index) =>
            index % named === 0 ? (
              <text
                key={day}
                x={x(index)}
                y={height - 8}
                textAnchor={index === days.length - 1 ? "end" : "middle"}
                className="fill-mist text-[11px]"
              >
                {dayName.format(new Date(day))}
              </text>
            ) : null,
          )}
          {at === null ? null : (
            <line x1={x(at)} x2={x(at)} y1={top} y2={height - bottom} className="stroke-edge" />
          )}
          {series.map(({ name, colour, values }) => (
            <g key={name}>
              <polyline
                points={values.map((value, index) => `${x(index)},${y(value)}`).join(" ")}
                fill="none"
                stroke={colour}
                strokeWidth={2}
                strokeLinejoin="round"
              />
              {values.map((value, index) =>
                days.length === 1 || index === at ? (
                  <circle key={days[index]} cx={x(index)} cy={y(value)} r={4} fill={colour} />
                ) : null,
              )}
            </g>
          ))}
        </svg>
        {at === null ? null : (
          <div
            className="pointer-events-none absolute top-2 z-10 rounded-chip border border-line bg-raised px-3 py-2 text-sm shadow-lg"
            style={
              x(at) > width / 2
                ? { right: `${100 - (x(at) / width) * 100 + 2}%` }
                : { left: `${(x(at) / width) * 100 + 2}%` }
            }
          >
            <p className="font-semibold">{dayName.format(new Date(days[at]!))}</p>
            {series.map(({ name, values }) => (
              <p key={name}>
                {name}: {format(values[at] ?? 0)}
              </p>
            ))}
          </div>
        )}
        <p role="status" className="sr-only">
          {at === null
            ? ""
            : `${days[at]}: ${series.map(({ name, values }) => `${name} ${format(values[at] ?? 0)}`).join(", ")}`}
        </p>
      </div>
      <FiguresTable title={title} days={days} series={series} format={format} />
    </figure>
  );
}

function FiguresTable({ title, days, series, format }: Omit<DayChartProps, "wide">) {
  return (
    <details className="mt-2">
      <summary className="touch-target cursor-pointer rounded-tick text-sm text-mist hover:text-ivory">
        Show as table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className="mt-2 max-h-72 overflow-auto" tabIndex={0}>
        <table className="w-full text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-mist">
              <th scope="col" className="px-2 py-1 text-left font-medium">
                Day
              </th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="px-2 py-1 text-right font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, index) => (
              <tr key={day} className="border-t border-line/70">
                <th scope="row" className="px-2 py-1 text-left font-normal">
                  {day}
                </th>
                {series.map(({ name, values }) => (
                  <td key={name} className="px-2 py-1 text-right">
                    {format(values[index] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
