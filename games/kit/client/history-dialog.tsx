import { listSessionRounds } from "@parlour/contracts/calls/play/games/list-session-rounds";
import type { RoundSummary } from "@parlour/contracts/entities/game-round";
import { client } from "@parlour/web/api/client";
import { languageTag } from "@parlour/web/i18n/languages";
import { Button } from "@parlour/web/ui/button";
import { classNames } from "@parlour/web/ui/class-names";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Sheet } from "@parlour/web/ui/sheet";
import { Skeleton } from "@parlour/web/ui/skeleton";
import ChevronDown from "lucide-react/icons/chevron-down";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useGame } from "./game-context.ts";
import { RoundDetails } from "./round-details.tsx";

const listRounds = client(listSessionRounds);

type Page = { items: readonly RoundSummary[]; nextCursor: string | null };

const TableResults = lazy(async () => ({
  default: (await import("./live/replay/table-results.tsx")).TableResults,
}));

type HistoryDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Replays a past round of a shared table. */
  onReplay?: ((number: number) => void) | undefined;
  /** The shared table. The slug of a copy of a table differs from the game's slug. */
  tableSlug?: string | undefined;
};

/** The rounds of this session, loaded from the server; at a shared table also its last results. */
export function HistoryDialog({ open, onClose, onReplay, tableSlug }: HistoryDialogProps) {
  const { session, t } = useGame();
  const [page, setPage] = useState<Page | "failed" | null>(null);
  const { gameSession } = session;
  const load = useCallback(
    async (known: Page | null) => {
      const cursor = known?.nextCursor ?? undefined;
      try {
        const next = await listRounds({ params: { gameSession }, query: cursor ? { cursor } : {} });
        setPage({ items: [...(known?.items ?? []), ...next.items], nextCursor: next.nextCursor });
      } catch {
        setPage("failed");
      }
    },
    [gameSession],
  );
  useEffect(() => {
    if (open) void load(null);
    else setPage(null);
  }, [open, load]);
  return (
    <Sheet open={open} onClose={onClose} title={t("games.history")} closeLabel={t("games.close")}>
      {open && onReplay ? (
        <Suspense>
          <TableResults
            slug={tableSlug ?? session.game.slug}
            onReplay={(number) => {
              onClose();
              onReplay(number);
            }}
          />
        </Suspense>
      ) : null}
      {page === null ? <Skeleton className="h-64 w-full" /> : null}
      {page === "failed" ? (
        <ErrorState
          title={t("games.historyFailed")}
          retryLabel={t("games.tryAgain")}
          onRetry={() => void load(null)}
        />
      ) : null}
      {page !== null && page !== "failed" && page.items.length === 0 ? (
        <EmptyState title={t("games.historyEmptyTitle")}>{t("games.historyEmptyText")}</EmptyState>
      ) : null}
      {page !== null && page !== "failed" && page.items.length > 0 ? (
        <>
          <p aria-hidden="true" className="round-columns text-sm text-mist">
            <span>{t("games.historyTime")}</span>
            <span>{t("games.stake")}</span>
            <span>{t("games.historyWin")}</span>
          </p>
          <ol className="round-list">
            {page.items.map((round) => (
              <RoundLine key={round.roundId} round={round} />
            ))}
          </ol>
          {page.nextCursor === null ? null : (
            <Button full className="mt-4" onClick={() => void load(page)}>
              {t("games.historyMore")}
            </Button>
          )}
        </>
      ) : null}
    </Sheet>
  );
}

function RoundLine({ round }: { round: RoundSummary }) {
  const { t, language, money, toMinor } = useGame();
  const time = new Intl.DateTimeFormat(languageTag(language), { timeStyle: "medium" });
  const paid = toMinor(round.win + (round.jackpot?.amount ?? 0));
  const isWin = paid > toMinor(round.stake);
  const stake = round.promotional ? t("games.freeRound") : money(toMinor(round.stake));
  const isVoid = round.state === "VOID";
  return (
    <li>
      <details>
        <summary className="round-columns">
          <time dateTime={round.startedAt}>{time.format(new Date(round.startedAt))}</time>
          <span className="text-mist">
            <Label text={t("games.stake")} />
            {isVoid ? "–" : stake}
          </span>
          <span className={classNames("font-semibold", isWin && "text-gain")}>
            <Label text={t("games.historyWin")} />
            {round.state === "OPEN" ? t("games.roundOpen") : isVoid ? t("games.roundRefunded") : money(paid)}
          </span>
          <ChevronDown size={16} aria-hidden="true" className="text-mist" />
        </summary>
        <RoundDetails round={round} />
      </details>
    </li>
  );
}

/** The name of a column, for screen readers only, because they read a row without its header. */
function Label({ text }: { text: string }) {
  return <span className="sr-only">{`${text} `}</span>;
}
