import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link, useRevalidator } from "react-router";
import { AccountPage } from "../../parts/account-page.tsx";
import { LocalTime } from "../../parts/local-time.tsx";
import type { RoundsData } from "./rounds.server.ts";

type Round = NonNullable<RoundsData["page"]>["items"][number];

/** The player's rounds, newest first. */
export function RoundList({ page, isFirstPage }: RoundsData) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  return (
    <AccountPage title={t("player.games")}>
      <Panel>
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
              <Link to="/account/games" className={buttonClass()}>
                {t("rounds.newest")}
              </Link>
            )}
            {page.nextCursor ? (
              <Link
                to={`/account/games?cursor=${encodeURIComponent(page.nextCursor)}`}
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
  const { t, language } = useTranslation();
  const money = (amount: number) => formatMoney(amount, round.currency, language);
  const win = round.win + (round.jackpot?.amount ?? 0);
  return (
    <Link
      to={`/account/games/${round.roundId}`}
      className="-mx-2 flex items-center gap-3.5 rounded-chip px-2 py-3 hover:bg-raised"
    >
      <img
        src={`/art/${round.slug}-240.webp`}
        alt=""
        width={36}
        height={48}
        loading="lazy"
        className="h-12 w-9 shrink-0 rounded-tick object-cover"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{round.name}</span>
        <span className="block text-sm text-mist">
          <LocalTime at={round.startedAt} />
          {round.state === "OPEN" ? ` · ${t("rounds.open")}` : null}
          {round.state === "VOID" ? ` · ${t("rounds.void")}` : null}
          {round.promotional ? ` · ${t("rounds.promotional")}` : null}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <span className={win > 0 ? "block font-semibold text-gain" : "block font-semibold"}>
          {win > 0 ? `+${money(win)}` : money(0)}
        </span>
        <span className="block text-sm text-mist">{t("rounds.staked", { amount: money(round.stake) })}</span>
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-mist" />
    </Link>
  );
}
