import { classNames } from "@parlour/web/ui/class-names";

type FigureTileProps = {
  name: string;
  value: string;
  /** The same figure for the previous period, if there is one. */
  compared?: { now: number; before: number; text: string };
};

export function FigureTile({ name, value, compared }: FigureTileProps) {
  return (
    <div className="rounded-card border border-line bg-velvet px-4 py-3.5">
      <dt className="text-sm text-mist">{name}</dt>
      <dd className="mt-1 text-2xl font-semibold tabular-nums">{value}</dd>
      {compared ? (
        <dd className="mt-1 text-sm">
          <Change {...compared} /> <span className="text-mist">from {compared.text}</span>
        </dd>
      ) : null}
    </div>
  );
}

function Change({ now, before }: { now: number; before: number }) {
  if (before === now) return <span className="text-mist">unchanged</span>;
  // If the earlier figure was zero or a loss, a percentage change would be meaningless.
  const isUp = now > before;
  const text =
    before > 0
      ? `${isUp ? "+" : "−"}${Math.abs((100 * (now - before)) / before).toFixed(0)}%`
      : isUp
        ? "up"
        : "down";
  return <span className={classNames("font-semibold", isUp ? "text-gain" : "text-alarm")}>{text}</span>;
}
