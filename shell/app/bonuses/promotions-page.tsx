import type { BonusOffer } from "@parlour/contracts/entities/bonus";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SectionHeader } from "@parlour/web/ui/section-header";
import { BlockList } from "../content/block-list.tsx";
import type { LoadedPage } from "../content/content.server.ts";
import { OfferList } from "./offer-list.tsx";
import type { SpinGames } from "./spin-games.ts";
import type { CategoryNames } from "./terms-lines.ts";

type PromotionsPageProps = {
  page: LoadedPage;
  /** Null when they could not be asked for: the page then stands without them. */
  offers: readonly BonusOffer[] | null;
  categories: CategoryNames;
  games: SpinGames;
  session: string | null;
  nowMs: number;
};

/** The page's heading first, then what can be taken now, then the rest of the page. */
export function PromotionsPage({ page, offers, ...shared }: PromotionsPageProps) {
  const { t } = useTranslation();
  const [heading, ...rest] = page.blocks;
  return (
    <>
      <BlockList blocks={heading ? [heading] : []} />
      {offers && offers.length > 0 ? (
        <section>
          <SectionHeader title={t("bonuses.offersTitle")} />
          <OfferList wide offers={offers} {...shared} />
        </section>
      ) : null}
      <BlockList blocks={rest} />
    </>
  );
}
