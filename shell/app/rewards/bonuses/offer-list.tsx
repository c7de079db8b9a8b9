import type { BonusOffer } from "@parlour/contracts/entities/bonus";
import { classNames } from "@parlour/web/ui/class-names";
import { OfferCard } from "./offer-card.tsx";
import type { SpinGames } from "./spin-games.ts";
import type { CategoryNames } from "./terms-lines.ts";

type Offers = {
  offers: readonly BonusOffer[];
  categories: CategoryNames;
  games: SpinGames;
  nowMs: number;
  session: string | null;
  /** Whether the offers are shown in three columns, because nothing is beside them. */
  wide?: boolean;
};

export function OfferList({ offers, wide = false, ...shared }: Offers) {
  return (
    <ul className={classNames("grid gap-4 md:grid-cols-2", wide && "xl:grid-cols-3")}>
      {offers.map((offer) => (
        <li key={offer.id} className="grid">
          <OfferCard offer={offer} {...shared} />
        </li>
      ))}
    </ul>
  );
}
