import type { SportsEventSummary, SportsMarket } from "@parlour/contracts/entities/sports-event";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { namesOf, priceOf, readMarket, selectionOf } from "../data/market-view.ts";
import { marketName } from "../names/market-names.ts";
import { selectionName } from "../names/outcome-names.ts";
import { selectionKey } from "../slip/slip-state.ts";
import { usePressOutcome } from "../slip/use-press-outcome.ts";
import { useSlip } from "../state/slip-store.ts";
import { OddsButton } from "./odds-button.tsx";

type OutcomeButtonProps = {
  event: SportsEventSummary;
  market: SportsMarket;
  outcomeId: string;
  label?: string;
  /** Whether the prices are up to date; if not, the button is disabled. */
  fresh: boolean;
  stacked?: boolean;
};

/** An outcome of a market; pressing it adds it to the slip or removes it. */
export function OutcomeButton({
  event,
  market,
  outcomeId,
  label,
  fresh,
  stacked = false,
}: OutcomeButtonProps) {
  const { t, language } = useTranslation();
  const press = usePressOutcome();
  const key = selectionKey({ eventId: event.id, marketId: market.id, outcome: outcomeId });
  const selected = useSlip(({ selections }) => selections.some((one) => selectionKey(one) === key));
  const parsed = readMarket(market.id);
  const outcome = market.outcomes.find(({ id }) => id === outcomeId);
  if (!parsed) return null;
  const names = namesOf(event, market);
  const open = fresh && market.status === "OPEN" && !event.isSuspended;
  const whole = selectionName({ t, language }, parsed, outcomeId, names);
  const title = `${names.home} – ${names.away}: ${marketName(t, parsed, names)}`;
  return (
    <OddsButton
      {...(label === undefined ? {} : { label })}
      name={label === whole ? title : `${title}, ${whole}`}
      price={outcome?.price ? priceOf(outcome.price) : undefined}
      locked={!open}
      selected={selected}
      stacked={stacked}
      onPress={() => {
        const selection = selectionOf(event, market, outcomeId);
        if (selection) press(selection);
      }}
    />
  );
}
