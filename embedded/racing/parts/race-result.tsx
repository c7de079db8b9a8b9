import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { Race } from "../api.ts";
import { useFormats } from "../format.ts";
import { DividendTable } from "./dividend-table.tsx";
import { Silks } from "./silks.tsx";

const PLACES_SHOWN = 4;

/** The official order of finish with starting prices, and the dividends. */
export function RaceResult({ race }: { race: Race }) {
  const { t } = useTranslation();
  const { price } = useFormats();
  const { order, startingPrices, dividends } = race.result!;
  let place = 1;
  const rows = order.flatMap((group) => {
    const here = place;
    place += group.length;
    return group.map((number) => ({ place: here, number, isDeadHeat: group.length > 1 }));
  });
  return (
    <section aria-labelledby="result" className="grid gap-4 rounded-panel border border-line bg-velvet p-4">
      <h3 id="result" className="text-lg">
        {t("racebook.result")}
      </h3>
      <ol className="grid gap-2">
        {rows
          .filter((row) => row.place <= PLACES_SHOWN)
          .map((row) => {
            const runner = race.runners.find(({ number }) => number === row.number)!;
            const starting = startingPrices.find(({ number }) => number === row.number);
            return (
              <li key={row.number} className="flex items-center gap-3">
                <span className="w-8 text-lg font-semibold tabular-nums">
                  {row.place}
                  {row.isDeadHeat ? "=" : ""}
                </span>
                <Silks silks={runner.silks} className="size-8" />
                <span className="min-w-0 flex-1">
                  {runner.number} {runner.name}
                  <span className="block text-xs text-mist">{runner.jockey}</span>
                </span>
                {starting ? (
                  <span className="text-sm text-mist tabular-nums">
                    {t("racebook.sp", { price: price(starting.price) })}
                  </span>
                ) : null}
              </li>
            );
          })}
      </ol>
      <DividendTable dividends={dividends} />
    </section>
  );
}
