import type { Leaderboard } from "@parlour/contracts/entities/leaderboard";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SectionHeader } from "@parlour/web/ui/section-header";
import { LeaderboardCard } from "./leaderboard-card.tsx";

const mostShown = 3;

/** Current and upcoming leaderboards, on the promotions page. */
export function LeaderboardsSection({
  leaderboards,
  nowMs,
}: {
  leaderboards: readonly Leaderboard[];
  nowMs: number;
}) {
  const { t } = useTranslation();
  const current = leaderboards.filter(({ state }) => state === "RUNNING" || state === "SCHEDULED");
  if (leaderboards.length === 0) return null;
  return (
    <section aria-label={t("leaderboards.title")}>
      <SectionHeader
        title={t("leaderboards.title")}
        more={{ label: t("leaderboards.all"), href: "/promotions/leaderboards" }}
      />
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
        {current.slice(0, mostShown).map((board) => (
          <li key={board.id}>
            <LeaderboardCard board={board} nowMs={nowMs} />
          </li>
        ))}
      </ul>
    </section>
  );
}
