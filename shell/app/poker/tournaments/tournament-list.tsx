import { listPokerTournaments } from "@parlour/contracts/calls/poker/poker-tournaments/list-poker-tournaments";
import type { PokerTournament } from "@parlour/contracts/entities/poker-tournament";
import { callResource } from "@parlour/web/api/call-resource";
import { useResource } from "@parlour/web/api/use-resource";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Skeleton } from "@parlour/web/ui/skeleton";
import { Link } from "react-router";
import { usePageSearch } from "../../parts/use-page-search.ts";
import { filterTournaments, readTournamentFilter, writeTournamentFilter } from "./filter-tournaments.ts";
import { RegistrationButtons } from "./registration-buttons.tsx";
import { TournamentFilters } from "./tournament-filters.tsx";
import { TournamentTerms } from "./tournament-terms.tsx";
import { TournamentTimes } from "./tournament-times.tsx";
import { useSeatOpens } from "./use-seat-opens.ts";

const refreshMs = 2_000;
const none: PokerTournament[] = [];

type TournamentListProps = { kind: "sitAndGo" | "scheduled" };

/** The list in the lobby's tabs for sit & go and for scheduled tournaments. */
export function TournamentList({ kind }: TournamentListProps) {
  const { t } = useTranslation();
  const { value, error, reload } = useResource(callResource(listPokerTournaments, {}), {
    intervalMs: refreshMs,
  });
  const [search, setSearch] = usePageSearch();
  const tournaments = value?.tournaments ?? none;
  const awaitSeat = useSeatOpens(tournaments);
  if (!value && error)
    return (
      <ErrorState
        title={t("poker.tournamentsNotLoaded")}
        retryLabel={t("errors.tryAgain")}
        onRetry={reload}
      />
    );
  if (!value) return <Skeleton className="h-96 rounded-panel" />;
  const listed = tournaments.filter((one) => (one.startsAt === null) === (kind === "sitAndGo"));
  const filter = readTournamentFilter(search);
  const found = filterTournaments(listed, filter);
  const groups = (kind === "sitAndGo" ? sitAndGoGroups : scheduledGroups).map(({ title, holds }) => ({
    title: t(title),
    members: found.filter(holds),
  }));
  const shown = groups.filter(({ members }) => members.length > 0);
  return (
    <div className="grid gap-6">
      <p className="text-mist">{t(kind === "sitAndGo" ? "poker.sitAndGoText" : "poker.scheduledText")}</p>
      {listed.length === 0 ? (
        <EmptyState title={t("poker.noTournaments")} />
      ) : (
        <TournamentFilters
          tournaments={listed}
          filter={filter}
          onChange={(next) => setSearch((before) => writeTournamentFilter(before, next))}
        />
      )}
      {listed.length > 0 && shown.length === 0 ? (
        <EmptyState title={t("poker.noTournamentsMatch")}>{t("poker.noTablesText")}</EmptyState>
      ) : null}
      {shown.map(({ title, members }) => (
        <section key={title} aria-label={title} className="grid gap-2.5">
          <h2 className="text-xl">{title}</h2>
          <ul className="grid gap-2.5">
            {members.map((tournament) => (
              <TournamentCard key={tournament.id} tournament={tournament} onRegistered={awaitSeat} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type Group = { title: MessageKey; holds: (tournament: PokerTournament) => boolean };

const sitAndGoGroups: Group[] = [
  { title: "poker.practice", holds: ({ currency }) => currency === null },
  { title: "poker.cash", holds: ({ currency }) => currency !== null },
];

const scheduledGroups: Group[] = [
  { title: "poker.runningNow", holds: ({ status }) => status === "RUNNING" },
  { title: "poker.upcoming", holds: ({ status }) => status === "REGISTERING" },
  { title: "poker.ended", holds: ({ status }) => status === "FINISHED" || status === "CANCELLED" },
];

type TournamentCardProps = { tournament: PokerTournament; onRegistered: (id: string) => void };

function TournamentCard({ tournament, onRegistered }: TournamentCardProps) {
  const { t } = useTranslation();
  const { id, name, entries, entriesMax, startsAt } = tournament;
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-velvet p-3.5">
      <div className="grid min-w-0 flex-[1_1_14rem] gap-1">
        <p className="flex items-baseline gap-3">
          <Link
            to={`/poker/tournaments/${id}`}
            className="font-display text-lg underline-offset-4 hover:underline"
          >
            {name}
          </Link>
          <span className="text-sm text-mist tabular-nums">
            {startsAt === null
              ? t("poker.seatsTaken", { taken: entries, seats: entriesMax })
              : t("poker.entryCount", { count: entries })}
          </span>
        </p>
        <TournamentTimes tournament={tournament} />
        <TournamentTerms tournament={tournament} />
      </div>
      <RegistrationButtons
        tournament={tournament}
        onChange={(isRegistered) => {
          if (isRegistered) onRegistered(id);
        }}
      />
    </li>
  );
}
