import { send } from "@parlour/web/bridge/events";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { classNames } from "@parlour/web/ui/class-names";
import { SiteLink } from "../../parts/site-link.tsx";
import { BetCard } from "../bets/bet-card.tsx";
import { useAllOpenBets } from "../bets/use-open-bets.ts";
import { useSettledBets } from "../bets/use-settled-bets.ts";
import { ListEmpty, ListFailed, ListSkeleton } from "../parts/list-state.tsx";
import { pathTo } from "../paths.ts";
import { useSports } from "../sports-context.ts";

/** The player's bets: open ones with live data, settled ones with their payouts. */
export default function MyBets({ tab }: { tab: "open" | "settled" }) {
  const { t } = useTranslation();
  const { session } = useSports();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-3xl">{t("sports.myBetsTitle")}</h1>
      <nav aria-label={t("sports.myBetsTitle")} className="flex gap-1 border-b border-line">
        {(["open", "settled"] as const).map((one) => (
          <SiteLink
            key={one}
            to={one === "open" ? pathTo.myBets : pathTo.settledBets}
            aria-current={tab === one ? "page" : undefined}
            className={classNames(
              "flex min-h-11 items-center border-b-2 px-4 font-semibold",
              tab === one ? "border-brass text-ivory" : "border-transparent text-mist hover:text-ivory",
            )}
          >
            {one === "open" ? t("sportsbook.openBets") : t("sportsbook.settledBets")}
          </SiteLink>
        ))}
      </nav>
      {session === null ? (
        <Anonymous />
      ) : tab === "open" ? (
        <OpenBets session={session} />
      ) : (
        <SettledBets session={session} />
      )}
    </div>
  );
}

function Anonymous() {
  const { t } = useTranslation();
  const { path } = useSports();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2">
      <ListEmpty title={t("sportsbook.myBetsVisitor")} />
      <Button variant="primary" onClick={() => send("loginRequired", { destination: path })}>
        {t("sportsbook.logInShort")}
      </Button>
    </div>
  );
}

function OpenBets({ session }: { session: string }) {
  const { t } = useTranslation();
  const { bets, live, loading, hasMore, loadMore } = useAllOpenBets(session);
  if (bets === undefined) return <ListSkeleton />;
  if (bets.length === 0)
    return <ListEmpty title={t("sportsbook.noOpenBets")} text={t("sportsbook.slipEmptyText")} />;
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {bets.map((bet) => (
          <BetCard key={bet.id} bet={bet} live={live} />
        ))}
      </ul>
      {hasMore ? (
        <Button full loading={loading} onClick={loadMore}>
          {t("sportsbook.more")}
        </Button>
      ) : null}
    </>
  );
}

function SettledBets({ session }: { session: string }) {
  const { t } = useTranslation();
  const bets = useSettledBets(session);
  if (bets.failed) return <ListFailed onRetry={bets.reload} />;
  if (bets.items === undefined) return <ListSkeleton />;
  if (bets.items.length === 0) return <ListEmpty title={t("sportsbook.noSettledBets")} />;
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {bets.items.map((bet) => (
          <BetCard key={bet.id} bet={bet} live={false} />
        ))}
      </ul>
      {bets.cursor === null ? null : (
        <Button full loading={bets.loading} onClick={bets.loadMore}>
          {t("sportsbook.more")}
        </Button>
      )}
    </>
  );
}
