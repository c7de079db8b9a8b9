import type { Leaderboard } from "@parlour/contracts/entities/leaderboard";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import ChevronRight from "lucide-react/icons/chevron-right";
import Trophy from "lucide-react/icons/trophy";
import { Link } from "react-router";
import { kindWords } from "./kind-words.ts";
import { PeriodLine } from "./period-line.tsx";

/** One leaderboard in the list: its prizes, what counts and the time left. */
export function LeaderboardCard({ board, nowMs }: { board: Leaderboard; nowMs: number }) {
  const { t, language } = useTranslation();
  const isRunning = board.state === "RUNNING";
  return (
    <Link
      to={`/promotions/leaderboards/${board.id}`}
      prefetch="intent"
      className="flex h-full items-center gap-4 rounded-tile border border-line bg-velvet p-4 transition-colors hover:border-field hover:bg-raised md:p-5"
    >
      <span
        className={`grid size-12 shrink-0 place-items-center rounded-control bg-raised ${isRunning ? "text-brass" : "text-mist"}`}
      >
        <Trophy size={24} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-display text-xl leading-snug wrap-anywhere">{board.name}</span>
        <span className="block font-semibold text-bright tabular-nums">
          {t("leaderboards.prizeTotal", { amount: formatMoney(board.prizeTotal, board.currency, language) })}
        </span>
        <span className="mt-1 flex flex-wrap gap-x-3 text-sm text-mist">
          <span>{t(kindWords[board.kind].name)}</span>
          <PeriodLine board={board} nowMs={nowMs} />
        </span>
      </span>
      <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-mist" />
    </Link>
  );
}
