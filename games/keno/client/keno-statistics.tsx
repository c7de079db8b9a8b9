import { useGame } from "../../kit/client/game-context.ts";
import { ShareBars } from "../../kit/client/statistics/share-bars.tsx";
import { StatisticsSheet } from "../../kit/client/statistics/statistics-sheet.tsx";
import { TotalFigures } from "../../kit/client/statistics/total-figures.tsx";
import { KENO_NUMBERS } from "../math/keno.ts";
import { kenoChance } from "../math/prove-keno.ts";
import type { KenoStatisticsState } from "./use-keno-statistics.ts";

/** How many of the numbers drawn most and least often are listed. */
const LISTED = 5;
const numbers = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);

type KenoStatisticsProps = { statistics: KenoStatisticsState; picked: number };

/** The rounds since the game was opened: money, hits with the current number of picks, and numbers drawn. */
export function KenoStatistics({ statistics, picked }: KenoStatisticsProps) {
  const { t } = useGame();
  const { totals, drawn, hitsWith } = statistics;
  const byCount = numbers.toSorted((a, b) => (drawn[b] ?? 0) - (drawn[a] ?? 0) || a - b);
  return (
    <StatisticsSheet>
      <TotalFigures totals={totals} />
      {picked === 0 ? null : (
        <ShareBars
          title={t("games-keno.hitsWith", { count: picked })}
          rows={Array.from({ length: picked + 1 }, (_, hits) => ({
            name: t("games-keno.hitCount", { count: hits }),
            count: hitsWith(picked, hits),
            expected: kenoChance(picked, hits),
          }))}
        />
      )}
      {totals.rounds === 0 ? null : (
        <>
          <NumberList title={t("games-keno.mostDrawn")} numbers={byCount.slice(0, LISTED)} drawn={drawn} />
          <NumberList title={t("games-keno.leastDrawn")} numbers={byCount.slice(-LISTED)} drawn={drawn} />
        </>
      )}
    </StatisticsSheet>
  );
}

type NumberListProps = { title: string; numbers: readonly number[]; drawn: Readonly<Record<string, number>> };

function NumberList({ title, numbers, drawn }: NumberListProps) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="keno-drawn">
        {numbers.map((number) => (
          <li key={number}>
            <strong>{number}</strong>
            <small>{drawn[number] ?? 0}×</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
