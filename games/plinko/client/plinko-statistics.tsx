import { useGame } from "../../kit/client/game-context.ts";
import { multiplierFormat } from "../../kit/client/multiplier-format.ts";
import type { RoundTotals } from "../../kit/client/statistics/round-totals.ts";
import { ShareBars } from "../../kit/client/statistics/share-bars.tsx";
import { StatisticsSheet } from "../../kit/client/statistics/statistics-sheet.tsx";
import { TotalFigures } from "../../kit/client/statistics/total-figures.tsx";
import { choose } from "../../kit/math/choose.ts";
import { type PlinkoRisk, plinkoPays } from "../math/plinko-pays.ts";

type PlinkoStatisticsProps = {
  totals: RoundTotals;
  /** How often each pocket was hit, by the number of rows, as in `12/6`. */
  pockets: Readonly<Record<string, number>>;
  rows: number;
  risk: PlinkoRisk;
};

/**
 * Statistics of the rounds since the game was opened: money, and how often each pocket of the current board was hit.
 */
export function PlinkoStatistics({ totals, pockets, rows, risk }: PlinkoStatisticsProps) {
  const { t, language } = useGame();
  const times = multiplierFormat(language);
  return (
    <StatisticsSheet>
      <TotalFigures totals={totals} />
      <ShareBars
        title={t("games-plinko.pocketsWith", { count: rows })}
        rows={plinkoPays(risk, rows).map((pays, pocket) => ({
          name: `${pocket + 1} (${times.format(pays)}×)`,
          count: pockets[`${rows}/${pocket}`] ?? 0,
          expected: Number(choose(rows, pocket)) / 2 ** rows,
        }))}
      />
    </StatisticsSheet>
  );
}
