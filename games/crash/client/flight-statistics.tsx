import type { CSSProperties } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { ShareBars } from "../../kit/client/statistics/share-bars.tsx";
import { StatisticsSheet } from "../../kit/client/statistics/statistics-sheet.tsx";
import { CRASH_MAX, CRASH_START, crashChance } from "../math/crash.ts";
import { describeFlights } from "./crash-statistics.ts";
import type { TimesText } from "./read-times.ts";

/** The borders between the ranges that are counted, in hundredths. */
const borders = [CRASH_START, 150, 200, 300, 500, 1_000, 10_000, CRASH_MAX + 1];

type FlightStatisticsProps = {
  /** The crash points of the last flights in hundredths, newest first. */
  points: readonly number[];
  text: TimesText;
};

/** The last flights at this table: their median, how many reached 2× and 10×, and where they ended. */
export function FlightStatistics({ points, text }: FlightStatisticsProps) {
  const { t, language } = useGame();
  const { flights, median, highest, shareAt } = describeFlights(points);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const figures = [
    [t("games-crash.flights"), new Intl.NumberFormat(language).format(flights)],
    [t("games-crash.median"), median === null ? "–" : text.times(median)],
    ...[200, 1_000].map((multiplier) => [
      t("games-crash.reached", { times: text.times(multiplier) }),
      flights === 0 ? "–" : percent.format(shareAt(multiplier)),
    ]),
    [t("games-crash.highest"), highest === null ? "–" : text.times(highest)],
    [t("games-crash.expectedReach", { times: text.times(200) }), percent.format(crashChance(200))],
  ];
  // The chance that a flight ends below a multiplier; every flight has ended by the maximum multiplier.
  const chanceBelow = (border: number) =>
    border > CRASH_MAX ? 1 : border <= CRASH_START ? 0 : 1 - crashChance(border);
  return (
    <StatisticsSheet>
      <dl className="statistics-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className="grid gap-2">
        <h3 className="text-lg">{t("games-crash.lastFlights", { count: flights })}</h3>
        <div className="crash-flights" aria-hidden="true">
          {points.toReversed().map((point, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the flights are redrawn as a whole
              key={index}
              data-high={point >= 200 || undefined}
              style={{ "--height": heightOf(point) } as CSSProperties}
            />
          ))}
        </div>
      </section>
      <ShareBars
        title={t("games-crash.crashedAt")}
        rows={borders.slice(0, -1).map((from, index) => {
          const to = borders[index + 1]!;
          return {
            name: to > CRASH_MAX ? `≥ ${text.scale(from)}` : `${text.times(from)} – ${text.times(to - 1)}`,
            count: points.filter((point) => point >= from && point < to).length,
            expected: chanceBelow(to) - chanceBelow(from),
          };
        })}
      />
    </StatisticsSheet>
  );
}

/** The height of a flight's bar between 0 and 1, on a logarithmic scale up to 100×. */
const heightOf = (point: number): number =>
  Math.min(1, 0.06 + (0.94 * Math.log(point / CRASH_START)) / Math.log(100));
