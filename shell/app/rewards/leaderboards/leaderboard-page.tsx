import type { LeaderboardStandings } from "@parlour/contracts/entities/leaderboard";
import type { ResourceView } from "@parlour/web/api/use-resource";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { buttonClass } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router";
import { kindWords } from "./kind-words.ts";
import { PrizeList, Rules } from "./leaderboard-rules.tsx";
import { PeriodLine } from "./period-line.tsx";
import { StandingsList } from "./standings-list.tsx";
import { useScoreText } from "./use-score-text.ts";
import { usePlayerStandings, useVisitorStandings } from "./use-standings.ts";

type LeaderboardPageProps = {
  board: LeaderboardStandings;
  /** The names of the games and categories that count; empty for all games. */
  counting: readonly string[];
  session: string | null;
  nowMs: number;
};

/** A leaderboard with its live standings, prizes and rules. */
export function LeaderboardPage({ session, ...page }: LeaderboardPageProps) {
  return session === null ? <VisitorPage {...page} /> : <PlayerPage {...page} session={session} />;
}

type PageProps = Omit<LeaderboardPageProps, "session">;

function PlayerPage({ session, ...page }: PageProps & { session: string }) {
  return <LeaderboardView {...page} view={usePlayerStandings(session, page.board)} isSignedIn />;
}

function VisitorPage(page: PageProps) {
  return <LeaderboardView {...page} view={useVisitorStandings(page.board)} isSignedIn={false} />;
}

type ViewProps = PageProps & { view: ResourceView<LeaderboardStandings>; isSignedIn: boolean };

function LeaderboardView({ board: loaded, counting, nowMs, view, isSignedIn }: ViewProps) {
  const { t, language } = useTranslation();
  const board = view.value ?? loaded;
  const isOver = board.state === "CLOSED" || board.state === "PAID";
  return (
    <>
      <header className="grid gap-3">
        <Link
          to="/promotions/leaderboards"
          className="touch-target inline-flex items-center gap-1.5 justify-self-start rounded-tick text-sm text-mist hover:text-ivory"
        >
          <ArrowLeft size={16} aria-hidden="true" /> {t("leaderboards.all")}
        </Link>
        <h1 className="text-3xl tracking-[-0.01em] wrap-anywhere md:text-5xl">{board.name}</h1>
        <p className="text-lg font-semibold text-bright tabular-nums md:text-xl">
          {t("leaderboards.prizeTotal", { amount: formatMoney(board.prizeTotal, board.currency, language) })}
        </p>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-mist">
          <span>{t(kindWords[board.kind].name)}</span>
          <PeriodLine board={board} nowMs={nowMs} />
          <span>{t("leaderboards.players", { count: board.players })}</span>
        </p>
      </header>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:items-start">
        <div className="grid gap-5">
          <OwnPlace board={board} isSignedIn={isSignedIn} isOver={isOver} />
          <Panel title={t(isOver ? "leaderboards.winners" : "leaderboards.standings")}>
            {view.error !== undefined ? (
              <div className="mb-3">
                <Banner tone="warning">{t("leaderboards.loadFailed")}</Banner>
              </div>
            ) : null}
            <StandingsList board={board} />
          </Panel>
        </div>
        <div className="grid gap-5">
          <PrizeList board={board} />
          <Rules board={board} counting={counting} />
        </div>
      </div>
    </>
  );
}

type OwnPlaceProps = { board: LeaderboardStandings; isSignedIn: boolean; isOver: boolean };

/** The player's own place, announced when it changes. */
function OwnPlace({ board, isSignedIn, isOver }: OwnPlaceProps) {
  const { t, language } = useTranslation();
  const scoreText = useScoreText(board);
  const { own, id, state } = board;
  if (!isSignedIn) {
    const destination = encodeURIComponent(`/promotions/leaderboards/${id}`);
    return (
      <Link to={`/login?destination=${destination}`} className={buttonClass({ full: true })}>
        {t("leaderboards.logIn")}
      </Link>
    );
  }
  return (
    <section
      aria-label={t("leaderboards.yourPlace")}
      className="flex flex-wrap items-center justify-between gap-4 rounded-panel border border-brass/50 bg-velvet p-4 md:p-5"
    >
      <div aria-live="polite" className="min-w-0">
        <p className="overline-label">{t("leaderboards.yourPlace")}</p>
        {own === null ? (
          <p className="mt-1 text-mist">
            {t(isOver || state === "CLOSING" ? "leaderboards.noScoreEnded" : "leaderboards.noScore")}
          </p>
        ) : (
          <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
            <span className="text-2xl font-bold tabular-nums md:text-3xl">
              {t("leaderboards.placeNumber", { place: own.place })}
            </span>
            <span className="tabular-nums">{scoreText(own.score)}</span>
            {own.prize > 0 ? (
              <span className="font-semibold text-bright tabular-nums">
                {t("leaderboards.prize")} {formatMoney(own.prize, board.currency, language)}
              </span>
            ) : null}
          </p>
        )}
      </div>
      {state === "RUNNING" ? (
        <Link to="/casino" className={buttonClass({ variant: "primary" })}>
          {t("leaderboards.play")}
        </Link>
      ) : null}
    </section>
  );
}
