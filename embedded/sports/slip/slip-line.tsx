import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { classNames } from "@parlour/web/ui/class-names";
import { IconButton } from "@parlour/web/ui/icon-button";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { useOdds } from "../../parts/odds-format.ts";
import { SiteLink } from "../../parts/site-link.tsx";
import { readMarket } from "../data/market-view.ts";
import { marketName, placeTermsText } from "../names/market-names.ts";
import { selectionName } from "../names/outcome-names.ts";
import { pathTo } from "../paths.ts";
import { slipStore } from "../state/slip-store.ts";
import { type SlipSelection, selectionKey } from "./slip-state.ts";

type SlipLineProps = {
  selection: SlipSelection;
  /** A bet builder has one price for all of its legs. */
  hidePrice?: boolean;
  children?: ReactNode;
};

/** One selection on the slip. If its price has changed, the accepted price is shown next to it. */
export function SlipLine({ selection, hidePrice = false, children }: SlipLineProps) {
  const { t, language } = useTranslation();
  const odds = useOdds();
  const { names, price, agreedPrice, status, outcome } = selection;
  const market = readMarket(selection.marketId);
  if (!market) return null;
  const what = selectionName({ t, language }, market, outcome, names);
  const moved = status === "open" && price !== agreedPrice;
  return (
    <li className="border-t border-line py-2.5 first:border-t-0">
      <div className="flex items-start gap-2">
        <div className={classNames("min-w-0 flex-1", status !== "open" && "opacity-60")}>
          <p className="font-semibold wrap-anywhere">{what}</p>
          <p className="text-sm text-mist wrap-anywhere">{marketName(t, market, names)}</p>
          <SiteLink
            to={pathTo.event(selection.eventId)}
            className="text-sm text-mist wrap-anywhere hover:text-bright"
          >
            {names.home} – {names.away}
          </SiteLink>
          {selection.placeTerms ? (
            <p className="text-sm text-mist">{placeTermsText(t, selection.placeTerms)}</p>
          ) : null}
        </div>
        <div className="shrink-0 pt-0.5 text-right font-semibold tabular-nums">
          {hidePrice ? null : (
            <span className={moved ? (price > agreedPrice ? "text-gain" : "text-alarm") : "text-bright"}>
              {odds(price)}
            </span>
          )}
          {moved && !hidePrice ? (
            <s className="block text-xs font-normal text-mist">
              <span className="sr-only">{t("sportsbook.before")} </span>
              {odds(agreedPrice)}
            </s>
          ) : null}
        </div>
        <IconButton
          quiet
          className="-mt-2 -mr-2"
          label={t("sportsbook.remove", { selection: what })}
          icon={<X size={17} aria-hidden="true" />}
          onClick={() => slipStore.dispatch({ type: "remove", keys: [selectionKey(selection)] })}
        />
      </div>
      {status === "open" || status === "waiting" ? null : (
        <Badge tone="alarm" className="mt-1.5">
          {status === "suspended" ? t("sportsbook.suspended") : t("sportsbook.closed")}
        </Badge>
      )}
      {children ? <div className="mt-2">{children}</div> : null}
    </li>
  );
}
