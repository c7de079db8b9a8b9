import { EmptyState } from "@parlour/web/ui/empty-state";
import { Sheet } from "@parlour/web/ui/sheet";
import { useMemo } from "react";
import { pocketColour, pocketLabel, type RouletteLayout } from "../../math/roulette-layout.ts";
import { useGame } from "../game-context.ts";
import { countPockets } from "./pocket-counts.ts";
import { PocketList } from "./pocket-list.tsx";
import { ShareBar } from "./share-bar.tsx";
import { useShares } from "./use-shares.ts";
import "./statistics.css";
import "./board-panels.css";

type StatisticsPanelProps = {
  layout: RouletteLayout;
  /** The last winning pockets, newest first. */
  results: readonly number[];
  open: boolean;
  onClose: () => void;
};

/** The last hundred results with how often numbers and outside bets came up. */
export function StatisticsPanel({ layout, results, open, onClose }: StatisticsPanelProps) {
  const { t } = useGame();
  const counts = useMemo(() => countPockets(layout.wheel, results), [layout, results]);
  const shares = useShares(counts);
  return (
    <Sheet open={open} onClose={onClose} title={t("games-roulette.statistics")} closeLabel={t("games.close")}>
      {counts.rounds === 0 ? (
        <EmptyState title={t("games-roulette.noResults")}>{t("games-roulette.noResultsText")}</EmptyState>
      ) : (
        <div className="board-panel">
          <section>
            <h3>{t("games-roulette.lastRounds", { count: counts.rounds })}</h3>
            <ol className="result-grid" aria-label={t("games.lastResults")}>
              {results.map((pocket, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the results have no ids, and only their order counts
                <li key={index} data-colour={pocketColour(pocket)}>
                  {pocketLabel(pocket)}
                </li>
              ))}
            </ol>
            <p className="board-panel-note">{t("games-roulette.newestFirst")}</p>
          </section>
          <section>
            <h3>{t("games-roulette.hot")}</h3>
            <PocketList label={t("games-roulette.mostFrequent")} pockets={counts.hot} />
          </section>
          <section>
            <h3>{t("games-roulette.cold")}</h3>
            <PocketList label={t("games-roulette.leastFrequent")} pockets={counts.cold} />
          </section>
          <section className="share-bars">
            <h3>{t("games-roulette.shares")}</h3>
            <ShareBar shares={shares.colours} />
            <ShareBar shares={shares.parity} />
            <ShareBar shares={shares.halves} />
            <ShareBar shares={shares.dozens} />
          </section>
          <p className="board-panel-note">{t("games-roulette.noMemory")}</p>
        </div>
      )}
    </Sheet>
  );
}
