import { useMemo } from "react";
import { useGame } from "../game-context.ts";
import { countPockets } from "./pocket-counts.ts";
import { PocketList } from "./pocket-list.tsx";
import { ShareBar } from "./share-bar.tsx";
import { useShares } from "./use-shares.ts";
import "./statistics.css";

type PocketStatisticsProps = { wheel: readonly number[]; results: readonly number[] };

/** The colours, and the hottest and coldest numbers of the last rounds, beside a shared table. */
export function PocketStatistics({ wheel, results }: PocketStatisticsProps) {
  const { t } = useGame();
  const counts = useMemo(() => countPockets(wheel, results), [wheel, results]);
  const { colours } = useShares(counts);
  if (counts.rounds === 0) return null;
  return (
    <section className="pocket-statistics" aria-label={t("games-roulette.statistics")}>
      <h2>{t("games-roulette.lastRounds", { count: counts.rounds })}</h2>
      <ShareBar shares={colours} />
      <h3>{t("games-roulette.hot")}</h3>
      <PocketList label={t("games-roulette.mostFrequent")} pockets={counts.hot} />
      <h3>{t("games-roulette.cold")}</h3>
      <PocketList label={t("games-roulette.leastFrequent")} pockets={counts.cold} />
    </section>
  );
}
