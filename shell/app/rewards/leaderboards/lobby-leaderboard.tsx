import type { Leaderboard } from "@parlour/contracts/entities/leaderboard";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import ChevronRight from "lucide-react/icons/chevron-right";
import Trophy from "lucide-react/icons/trophy";
import { Link } from "react-router";
import { LocalTime } from "../../parts/local-time.tsx";
import { kindWords } from "./kind-words.ts";

/**
 * The running leaderboard in the lobby. It shows the time at which it ends instead of a countdown, because the server
 * caches the page.
 */
export function LobbyLeaderboard({ board }: { board: Leaderboard }) {
  const { t, language } = useTranslation();
  const { id, name, kind, currency, prizeTotal, endsAt } = board;
  return (
    <Link
      to={`/promotions/leaderboards/${id}`}
      prefetch="intent"
      className="flex min-h-[4.5rem] items-center gap-4 rounded-tile border border-brass/40 bg-velvet px-4 py-3 transition-colors hover:border-brass/70 hover:bg-raised md:px-5"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-brass">
        <Trophy size={22} aria-hidden="true" />
      </span>
      <span className="grid min-w-0 flex-1 gap-x-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <span className="min-w-0">
          <span className="block text-md leading-snug font-semibold wrap-anywhere lg:text-lg">{name}</span>
          <span className="block text-sm text-mist">
            {t(kindWords[kind].name)} · <LocalTime at={endsAt} />
          </span>
        </span>
        <span className="font-semibold text-bright tabular-nums lg:text-lg">
          {t("leaderboards.prizeTotal", { amount: formatMoney(prizeTotal, currency, language) })}
        </span>
      </span>
      <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-mist" />
    </Link>
  );
}
