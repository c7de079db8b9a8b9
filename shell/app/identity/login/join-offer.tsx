import { useTranslation } from "@parlour/web/i18n/translation-context";
import Gift from "lucide-react/icons/gift";
import { Link } from "react-router";
import type { JoinOfferView } from "./choose-join-offer.ts";

/** The offer for new players, with its conditions in figures. */
export function JoinOffer({ offer }: { offer: JoinOfferView }) {
  const { t } = useTranslation();
  return (
    <aside
      aria-labelledby="join-offer"
      className="grid content-start gap-2 self-start rounded-panel border border-line bg-raised p-4 max-lg:order-first lg:gap-3 lg:p-6"
    >
      <Gift size={26} aria-hidden="true" className="text-bright max-lg:hidden" />
      <h2 id="join-offer" className="text-xl">
        {offer.name}
      </h2>
      <p className="text-mist">{offer.summary}</p>
      <ul className="grid gap-1 text-sm text-mist tabular-nums">
        {offer.minimum ? <li>{t("identity.offerMinimum", { amount: offer.minimum })}</li> : null}
        {offer.wagering === null ? null : (
          <li>
            {offer.wagering === 0
              ? t("identity.offerNoWagering")
              : t("identity.offerWagering", { factor: offer.wagering })}
          </li>
        )}
      </ul>
      <p className="text-sm text-mist max-lg:hidden">
        {t("identity.offerNext")}{" "}
        <Link to="/promotions" className="text-bright underline underline-offset-4">
          {t("identity.offerTerms")}
        </Link>
      </p>
    </aside>
  );
}
