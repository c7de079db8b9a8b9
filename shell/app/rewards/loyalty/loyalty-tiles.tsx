import type { Loyalty } from "@parlour/contracts/entities/loyalty";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Tile } from "@parlour/web/ui/tile";
import Crown from "lucide-react/icons/crown";
import Star from "lucide-react/icons/star";
import { TierEmblem } from "./tier-emblem.tsx";
import { tierOf } from "./use-loyalty.ts";

/** Reward points and tier at a glance. Hidden for players excluded from the programme. */
export function LoyaltyTiles({ loyalty, showsEmblem }: { loyalty: Loyalty; showsEmblem: boolean }) {
  const { t, language } = useTranslation();
  if (loyalty.excluded) return null;
  const tier = tierOf(loyalty);
  const points = new Intl.NumberFormat(languageTag(language)).format(loyalty.redemptionPoints);
  return (
    <section aria-label={t("player.loyalty")} className="grid gap-4 sm:grid-cols-2">
      <Tile
        icon={<Star size={22} aria-hidden="true" />}
        label={loyalty.redemptionPointsName}
        value={points}
        href="/account/loyalty#redeem"
      />
      <Tile
        icon={
          showsEmblem ? (
            <TierEmblem rank={tier.rank} colour={tier.colour} />
          ) : (
            <Crown size={22} aria-hidden="true" />
          )
        }
        label={t("player.tier")}
        value={tier.name}
        href="/account/loyalty"
      />
    </section>
  );
}
