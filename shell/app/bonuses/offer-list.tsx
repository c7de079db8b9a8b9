import type { BonusOffer } from "@parlour/contracts/entities/bonus";
import { OfferCard } from "./offer-card.tsx";
import type { CategoryNames } from "./terms-lines.ts";

export type Offers = {
  offers: readonly BonusOffer[];
  categories: CategoryNames;
  nowMs: number;
  session: string | null;
};

export function OfferList({ offers, ...shared }: Offers) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {offers.map((offer) => (
        <li key={offer.id} className="grid">
          <OfferCard offer={offer} {...shared} />
        </li>
      ))}
    </ul>
  );
}
