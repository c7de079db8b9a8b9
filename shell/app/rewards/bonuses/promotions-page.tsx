import type { BonusOffer } from "@parlour/contracts/entities/bonus";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SectionHeader } from "@parlour/web/ui/section-header";
import type { ReactNode } from "react";
import { OfferList } from "./offer-list.tsx";
import type { SpinGames } from "./spin-games.ts";
import type { CategoryNames } from "./terms-lines.ts";

type PromotionsPageProps = {
  heading: ReactNode;
  /** The offers; null if they couldn't be loaded, in which case the page is shown without them. */
  offers: readonly BonusOffer[] | null;
  categories: CategoryNames;
  games: SpinGames;
  session: string | null;
  nowMs: number;
  children: ReactNode;
};

/** The heading written by editors, the offers that can be claimed now, then the rest of the page. */
export function PromotionsPage({ heading, offers, children, ...shared }: PromotionsPageProps) {
  const { t } = useTranslation();
  return (
    <>
      {heading}
      {offers && offers.length > 0 ? (
        <section>
          <SectionHeader title={t("bonuses.offersTitle")} />
          <OfferList wide offers={offers} {...shared} />
        </section>
      ) : null}
      {children}
    </>
  );
}
