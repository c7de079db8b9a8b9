import type { LivePast } from "@parlour/contracts/sockets/live-table";
import type { Translate } from "@parlour/web/i18n/translator";
import { useGame } from "../../game-context.ts";
import { ShareBars } from "../../statistics/share-bars.tsx";
import { StatisticsSheet } from "../../statistics/statistics-sheet.tsx";
import type { StatisticsGroup } from "./statistics-group.ts";

/** Counts the outcomes of a table's past rounds. */
export type StatisticsOf = (outcomes: readonly never[], t: Translate) => readonly StatisticsGroup[];

type TableStatisticsProps = { history: readonly LivePast[]; statisticsOf: StatisticsOf };

/** A button that opens the statistics of the table's last rounds, which the server keeps. */
export function TableStatistics(props: TableStatisticsProps) {
  return (
    <StatisticsSheet>
      <Groups {...props} />
    </StatisticsSheet>
  );
}

function Groups({ history, statisticsOf }: TableStatisticsProps) {
  const { t } = useGame();
  const groups = statisticsOf(
    history.map(({ outcome }) => outcome as never),
    t,
  );
  return (
    <>
      <p>{t("games-live.lastRounds", { count: history.length })}</p>
      {groups.map(({ title, rows }) => (
        <ShareBars key={title} title={title} rows={rows} />
      ))}
    </>
  );
}
