import type { DealtTable } from "@parlour/contracts/entities/dealt-table";
import { formatFigure } from "../../../parts/format-figure.ts";

/** The latest tips of the shift. New ones are announced, because the dealer is watching the wheel. */
export function ShiftTips({ tips }: { tips: DealtTable["tips"] }) {
  if (tips.length === 0) return null;
  const time = new Intl.DateTimeFormat("en", { timeStyle: "short" });
  return (
    <section aria-label="Tips" className="mt-6 border-t border-line pt-4">
      <h3 className="mb-2 font-sans font-semibold">Tips in this shift</h3>
      <ul aria-live="polite" className="grid gap-x-8 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
        {tips.map(({ id, name, amount, currency, at }) => (
          <li key={id} className="flex items-baseline justify-between gap-3">
            <span>
              {`Tip from ${name}`} <span className="text-sm text-mist">{time.format(new Date(at))}</span>
            </span>
            <strong className="tabular-nums text-bright">{formatFigure(amount, currency)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
