import type { PokerHandSummary } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { Link } from "react-router";
import { BackLink } from "../../parts/back-link.tsx";
import { LocalTime } from "../../parts/local-time.tsx";
import { PlayingCard } from "../parts/playing-card.tsx";
import { useChips } from "../parts/use-chips.ts";
import { OwnStatistics, type StatisticsOfPage } from "./own-statistics.tsx";

type HandListProps = {
  signedIn: boolean;
  statistics: StatisticsOfPage | null;
  page: { items: readonly PokerHandSummary[]; nextCursor: string | null } | null;
};

/** A player who has never played sees no statistics; one who has chosen a period without hands sees that it is empty. */
const hasContent = ({ hands, tournaments, filter }: StatisticsOfPage): boolean =>
  hands > 0 || tournaments.length > 0 || filter.days !== 90 || filter.game !== "all";

/** The player's own hands, newest first. */
export function HandList({ signedIn, statistics, page }: HandListProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4">
      <header className="flex items-center gap-3">
        <BackLink label={t("poker.backToLobby")} above="/poker" alwaysUp />
        <h1 className="text-2xl md:text-3xl">{t("poker.myHands")}</h1>
      </header>
      {statistics && hasContent(statistics) ? <OwnStatistics statistics={statistics} /> : null}
      {!signedIn ? (
        <EmptyState
          title={t("poker.handsLogin")}
          action={
            <Link to="/login?destination=/poker/hands" className={buttonClass({ variant: "primary" })}>
              {t("poker.login")}
            </Link>
          }
        >
          {t("poker.handsLoginText")}
        </EmptyState>
      ) : !page || page.items.length === 0 ? (
        <EmptyState
          title={t("poker.noHands")}
          action={
            <Link to="/poker" className={buttonClass({ variant: "primary" })}>
              {t("poker.backToLobby")}
            </Link>
          }
        >
          {t("poker.noHandsText")}
        </EmptyState>
      ) : (
        <ul className="grid gap-2">
          {page.items.map((hand) => (
            <HandLine key={hand.id} hand={hand} />
          ))}
        </ul>
      )}
      {page?.nextCursor ? (
        <Link to={`/poker/hands?cursor=${encodeURIComponent(page.nextCursor)}`} className={buttonClass()}>
          {t("poker.older")}
        </Link>
      ) : null}
    </div>
  );
}

function HandLine({ hand }: { hand: PokerHandSummary }) {
  const { t } = useTranslation();
  const chips = useChips(hand.currency);
  return (
    <li>
      <Link
        to={`/poker/hands/${hand.id}`}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-velvet p-3.5 hover:border-field"
      >
        <span className="flex gap-1">
          {hand.cards.map((card) => (
            <PlayingCard key={card} card={card} size="sm" />
          ))}
        </span>
        <span className="grid gap-1">
          {hand.boards.map((board, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boards have no ID and never change order
            <span key={at} className="flex gap-1">
              {board.map((card) => (
                <PlayingCard key={card} card={card} size="sm" dim />
              ))}
            </span>
          ))}
        </span>
        <span className="grid flex-1">
          <span className="font-semibold">
            {t("poker.replayTitle", { table: hand.tableName, number: hand.number })}
            {hand.isPractice ? ` · ${t("poker.practice")}` : ""}
          </span>
          <span className="text-sm text-mist">
            <LocalTime at={hand.playedAt} />
          </span>
        </span>
        <span
          className={hand.net > 0 ? "font-semibold text-gain tabular-nums" : "font-semibold tabular-nums"}
        >
          {hand.net > 0 ? "+" : ""}
          {chips(hand.net)}
        </span>
      </Link>
    </li>
  );
}
