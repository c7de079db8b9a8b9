import type { BonusOffer, PlayerBonus } from "@parlour/contracts/entities/bonus";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { useAccount } from "../../parts/account-context.ts";
import { AccountPage } from "../../parts/account-page.tsx";
import { PageLinks } from "../../parts/page-links.tsx";
import { BonusCard } from "./bonus-card.tsx";
import { isRunning } from "./bonus-statuses.ts";
import { EndedBonuses } from "./ended-bonuses.tsx";
import { ForfeitDialog } from "./forfeit-dialog.tsx";
import { OfferList } from "./offer-list.tsx";
import type { SpinGames } from "./spin-games.ts";
import type { CategoryNames } from "./terms-lines.ts";
import { useBonuses } from "./use-bonuses.ts";

type BonusesPageProps = {
  /** The player's bonuses; null if they couldn't be loaded. */
  bonuses: readonly PlayerBonus[] | null;
  /** The id of the last bonus on the previous page; null on the first page. */
  cursor: string | null;
  offers: readonly BonusOffer[] | null;
  categories: CategoryNames;
  games: SpinGames;
  nowMs: number;
};

export function BonusesPage({ bonuses, cursor, offers, ...shared }: BonusesPageProps) {
  const { t } = useTranslation();
  const { session } = useAccount();
  const { revalidate, state } = useRevalidator();
  return (
    <AccountPage title={t("player.bonuses")}>
      {bonuses === null || offers === null ? (
        <Panel>
          <ErrorState
            title={t("bonuses.loadFailed")}
            retryLabel={t("account.tryAgain")}
            onRetry={() => void revalidate()}
            retrying={state === "loading"}
          />
        </Panel>
      ) : (
        <>
          <MyBonuses session={session} loaded={bonuses} cursor={cursor} {...shared} />
          {cursor === null && offers.length > 0 ? (
            <section className="grid gap-4" aria-labelledby="offers-for-you">
              <h2 id="offers-for-you" className="text-2xl">
                {t("bonuses.offers")}
              </h2>
              <OfferList offers={offers} session={session} {...shared} />
            </section>
          ) : null}
        </>
      )}
    </AccountPage>
  );
}

type MyBonusesProps = Pick<BonusesPageProps, "cursor" | "categories" | "games" | "nowMs"> & {
  session: string;
  loaded: readonly PlayerBonus[];
};

function MyBonuses({ session, loaded, cursor, ...shared }: MyBonusesProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { items: bonuses, nextCursor } = useBonuses(session, loaded, cursor);
  const [leaving, setLeaving] = useState<PlayerBonus | null>(null);
  const running = bonuses.filter(isRunning);
  const ended = bonuses.filter((bonus) => !isRunning(bonus));
  return (
    <>
      {cursor === null || running.length > 0 ? (
        <Panel title={t("bonuses.mine")}>
          {running.length === 0 ? (
            <EmptyState
              title={t("bonuses.emptyTitle")}
              action={
                <Link to="/promotions" className={buttonClass()}>
                  {t("bonuses.toPromotions")}
                </Link>
              }
            >
              {t("bonuses.empty")}
            </EmptyState>
          ) : (
            <ul className="mt-2 grid gap-4">
              {running.map((bonus) => (
                <li key={bonus.id}>
                  <BonusCard
                    bonus={bonus}
                    {...shared}
                    onForfeit={() => setLeaving(bonus)}
                    onEnd={() => void revalidate()}
                  />
                </li>
              ))}
            </ul>
          )}
        </Panel>
      ) : null}
      {ended.length > 0 ? <EndedBonuses bonuses={ended} /> : null}
      <PageLinks path="/account/bonuses" isFirstPage={cursor === null} nextCursor={nextCursor} />
      <ForfeitDialog session={session} bonus={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
