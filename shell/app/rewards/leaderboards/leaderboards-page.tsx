import type { Leaderboard } from "@parlour/contracts/entities/leaderboard";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { SectionHeader } from "@parlour/web/ui/section-header";
import { useId } from "react";
import { LeaderboardCard } from "./leaderboard-card.tsx";

type LeaderboardsPageProps = { leaderboards: readonly Leaderboard[]; nowMs: number };

/** Current and upcoming leaderboards, and the latest results. */
export function LeaderboardsPage({ leaderboards, nowMs }: LeaderboardsPageProps) {
  const { t } = useTranslation();
  const inStates = (...states: Leaderboard["state"][]) =>
    leaderboards.filter(({ state }) => states.includes(state));
  const groups = [
    { title: t("leaderboards.running"), boards: inStates("RUNNING") },
    { title: t("leaderboards.upcoming"), boards: inStates("SCHEDULED") },
    { title: t("leaderboards.results"), boards: inStates("CLOSING", "CLOSED", "PAID") },
  ];
  return (
    <>
      <header>
        <h1 className="text-3xl tracking-[-0.01em] md:text-5xl">{t("leaderboards.title")}</h1>
        <p className="mt-1.5 max-w-2xl text-mist md:text-md">{t("leaderboards.text")}</p>
      </header>
      {leaderboards.length === 0 ? (
        <EmptyState title={t("leaderboards.noneTitle")}>{t("leaderboards.noneText")}</EmptyState>
      ) : null}
      {groups.map(({ title, boards }) =>
        boards.length > 0 ? <Group key={title} title={title} boards={boards} nowMs={nowMs} /> : null,
      )}
    </>
  );
}

type GroupProps = { title: string; boards: readonly Leaderboard[]; nowMs: number };

function Group({ title, boards, nowMs }: GroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={title} />
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
        {boards.map((board) => (
          <li key={board.id}>
            <LeaderboardCard board={board} nowMs={nowMs} />
          </li>
        ))}
      </ul>
    </section>
  );
}
