import type { CSSProperties } from "react";
import { useGame } from "../game-context.ts";

type ShareBarsProps = {
  title: string;
  /** The outcomes: how often each came up and, where it is known, its expected share in the long run. */
  rows: readonly { name: string; count: number; expected?: number }[];
};

/** How often each outcome came up, as bars; a mark on each bar shows the share that is expected in the long run. */
export function ShareBars({ title, rows }: ShareBarsProps) {
  const { t, language } = useGame();
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const shareOf = (count: number) => (total === 0 ? 0 : count / total);
  const hasExpected = rows.some(({ expected }) => expected !== undefined);
  const longest = Math.max(...rows.map(({ count, expected = 0 }) => Math.max(shareOf(count), expected))) || 1;
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumSignificantDigits: 3 });
  const number = new Intl.NumberFormat(language);
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      <table className="statistics-bars">
        <thead>
          <tr>
            <th scope="col">{t("games.result")}</th>
            <th scope="col">
              <span className="sr-only">{t("games.statisticsShare")}</span>
            </th>
            <th scope="col">{t("games.statisticsCount")}</th>
            {hasExpected ? <th scope="col">{t("games.statisticsExpected")}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count, expected }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <span
                  className="statistics-bar"
                  data-expected={expected === undefined ? undefined : ""}
                  style={
                    {
                      "--share": shareOf(count) / longest,
                      "--expected": (expected ?? 0) / longest,
                    } as CSSProperties
                  }
                >
                  <span className="sr-only">{percent.format(shareOf(count))}</span>
                </span>
              </td>
              <td>{number.format(count)}</td>
              {expected === undefined ? null : <td>{percent.format(expected)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
