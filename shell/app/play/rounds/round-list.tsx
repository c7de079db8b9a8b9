import { roundNumber } from "@parlour/rules/round-number";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link, useRevalidator } from "react-router";
import { AccountPage } from "../../parts/account-page.tsx";
import { LocalTime } from "../../parts/local-time.tsx";
import { GrossAmounts, NetAmount } from "../../parts/round-money.tsx";
import type { RoundsData } from "./rounds.server.ts";

type Round = NonNullable<RoundsData["page"]>["items"][number];

/** The player's rounds, newest first. */
export function RoundList({ page, isFirstPage, chosen }: RoundsData) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <AccountPage title={t("player.games")}>
      <Panel>
        {chosen ? (
          <p className="mb-4 flex flex-wrap items-center justify-between gap-x-4 border-b border-line pb-3 text-mist">
            {t("rounds.chosen")}
            <Link to="/account/games" className="touch-target text-bright hover:text-ivory">
              {t("rounds.showAll")}
            </Link>
          </p>
        ) : null}
        {page === null ? (
          <ErrorState
            title={t("rounds.failed")}
            retryLabel={t("rounds.tryAgain")}
            onRetry={() => void revalidate()}
            retrying={state === "loading"}
          />
        ) : page.items.length === 0 ? (
          <EmptyState
            title={t("rounds.emptyTitle")}
            action={
              <Link to="/casino" className={buttonClass({ variant: "primary" })}>
                {t("rounds.toCasino")}
              </Link>
            }
          >
            {t("rounds.emptyText")}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {page.items.map((round) => (
              <li key={round.roundId}>
                <RoundLine round={round} />
              </li>
            ))}
          </ul>
        )}
        {page && (page.nextCursor || !isFirstPage) ? (
          <nav
            aria-label={t("rounds.pages")}
            className="mt-4 flex justify-between gap-3 border-t border-line pt-4"
          >
            {isFirstPage ? (
              <span />
            ) : (
              <Link to={`/account/games?${chosen}`} className={buttonClass()}>
                {t("rounds.newest")}
              </Link>
            )}
            {page.nextCursor ? (
              <Link
                to={`/account/games?${chosen ? `${chosen}&` : ""}cursor=${encodeURIComponent(page.nextCursor)}`}
                className={buttonClass()}
              >
                {t("rounds.older")}
              </Link>
            ) : null}
          </nav>
        ) : null}
      </Panel>
    </AccountPage>
  );
}

function RoundLine({ round }: { round: Round }) {
  const { t } = useTranslation();
  const { currency, stake, promotional } = round;
  const win = round.win + (round.jackpot?.amount ?? 0);
  const isVoid = round.state === "VOID";
  const net = isVoid ? 0 : win - (promotional ? 0 : stake);
  const notes = [
    round.state === "OPEN" ? t("rounds.open") : null,
    round.jackpot ? t("rounds.jackpot") : null,
  ].filter((note) => note !== null);
  return (
    <Link
      to={`/account/games/${encodeURIComponent(round.roundId)}`}
      className="-mx-2 flex items-start gap-3.5 rounded-chip px-2 py-3 hover:bg-raised"
    >
      <img
        src={`/art/${round.slug}-240.webp`}
        alt=""
        width={36}
        height={48}
        loading="lazy"
        className="h-12 w-9 shrink-0 rounded-tick object-cover"
      />
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
        <span className="min-w-0 flex-1 basis-36">
          <span className="block font-semibold wrap-anywhere">{round.name}</span>
          <span className="block text-sm wrap-anywhere text-mist">
            {promotional ? `${t("account.freeSpin")} · ` : null}
            {isVoid ? (
              // The stake of a refunded round is zero, so showing amounts would be misleading.
              t("rounds.void")
            ) : (
              <GrossAmounts
                stake={promotional ? null : stake}
                win={round.state === "OPEN" ? null : win}
                currency={currency}
              />
            )}
          </span>
          <span className="flex flex-wrap gap-x-2 text-sm text-mist">
            <LocalTime at={round.startedAt} />
            <span>{t("account.round", { number: roundNumber(round.roundId) })}</span>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </span>
        </span>
        <span className="ml-auto text-right">
          {round.state === "OPEN" ? null : (
            <>
              <span className="sr-only">{t("account.netResult")} </span>
              <NetAmount amount={net} currency={currency} />
            </>
          )}
        </span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-mist" />
    </Link>
  );
}
