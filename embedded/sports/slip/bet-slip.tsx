import { minorUnitsOf } from "@parlour/rules/money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { SelectField } from "@parlour/web/ui/select-field";
import { typedUnit } from "../../parts/money.ts";
import { useOdds } from "../../parts/odds-format.ts";
import { priceOf } from "../data/market-view.ts";
import { useSports } from "../sports-context.ts";
import { slipStore, useSlip } from "../state/slip-store.ts";
import { failureText } from "./bet-failure.ts";
import { betTypeName, modeNames } from "./bet-type-name.ts";
import { EachWayField } from "./each-way-field.tsx";
import { FreeBetField, useFreeBet } from "./free-bet.tsx";
import { PlaceButton } from "./place-button.tsx";
import { usePlacement } from "./placement.tsx";
import { ReceiptList } from "./receipt-list.tsx";
import { SlipEmpty } from "./slip-empty.tsx";
import { combinedPrice, figuresOf, type SlipBet, withFreeBet } from "./slip-figures.ts";
import { SlipLine } from "./slip-line.tsx";
import { modeOf, offeredModes, systemOf, systemsFor } from "./slip-modes.ts";
import { ChangeNotice, ConflictNotice } from "./slip-notices.tsx";
import { type SlipMode, selectionKey } from "./slip-state.ts";
import { SlipTotals } from "./slip-totals.tsx";
import { limitsOf, refusedStake, stakeFault } from "./stake-fault.ts";
import { StakeField } from "./stake-field.tsx";
import { useSlipQuote } from "./use-slip-quote.ts";

/** The bet slip, used both docked beside the page and in a sheet. */
export function BetSlip() {
  const { t, language } = useTranslation();
  const { session, currency } = useSports();
  const slip = useSlip((whole) => whole);
  const { receipts, failure, place } = usePlacement();
  const quote = useSlipQuote(slip, session, currency);
  const odds = useOdds();
  const freeBet = useFreeBet(slip);
  if (receipts.length > 0) return <ReceiptList />;
  if (slip.selections.length === 0) return <SlipEmpty />;

  const mode = modeOf(slip);
  const modes = offeredModes(slip.selections);
  const builder = mode === "builder" ? quote?.selections[0] : undefined;
  const builderPrice = builder?.price ? priceOf(builder.price) : undefined;
  const typed = figuresOf(slip, currency, typedUnit(currency, language), builderPrice);
  const prices = mode === "builder" ? [builderPrice ?? []].flat() : slip.selections.map(({ price }) => price);
  const figures = freeBet.chosen
    ? withFreeBet(typed, minorUnitsOf(freeBet.chosen.stake, currency), prices)
    : typed;
  const faultOf = (bet: SlipBet) =>
    failure?.key === bet.key
      ? refusedStake(failure.error, failureText(t, language, currency, failure.error), bet, currency)
      : stakeFault(t, language, currency, bet, limitsOf(bet, slip, quote));
  const submit = () =>
    place(
      figures.bets.filter(({ stakePerLineMinor }) => stakePerLineMinor !== null),
      { builderPrice, freeBet: freeBet.chosen?.id ?? null },
    );
  const only = figures.bets[0]!;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {modes.length > 1 ? (
        <SegmentedControl
          label={t("sportsbook.betKind")}
          options={modes.map((value) => ({ value, label: t(modeNames[value]) }))}
          value={mode}
          onChange={(value) => slipStore.dispatch({ type: "mode", mode: value as SlipMode })}
        />
      ) : null}
      <ConflictNotice slip={slip} />
      <ul>
        {slip.selections.map((selection, i) => {
          const key = selectionKey(selection);
          const bet = mode === "singles" ? figures.bets[i] : undefined;
          return (
            <SlipLine key={key} selection={selection} hidePrice={mode === "builder"}>
              {bet ? (
                <StakeField
                  stakeKey={key}
                  label={t("sportsbook.stake")}
                  problem={faultOf(bet)}
                  quick={slip.selections.length === 1}
                />
              ) : null}
            </SlipLine>
          );
        })}
      </ul>
      {mode === "system" ? (
        <SelectField
          label={t("sportsbook.system")}
          value={systemOf(slip)}
          options={systemsFor(slip.selections.length).map((value) => ({
            value,
            label: betTypeName(t, value, slip.selections.length),
          }))}
          onChange={(event) => slipStore.dispatch({ type: "system", system: event.target.value })}
        />
      ) : null}
      {mode === "singles" ? null : (
        <>
          {mode === "system" ? null : (
            <p className="flex justify-between gap-3 font-semibold">
              <span>
                {betTypeName(t, mode === "builder" ? "BUILDER" : "MULTIPLE", slip.selections.length)}
              </span>
              <span className="text-bright tabular-nums">
                {mode === "multiple"
                  ? odds(combinedPrice(slip.selections))
                  : builderPrice === undefined
                    ? "…"
                    : odds(builderPrice)}
              </span>
            </p>
          )}
          {builder?.cause ? (
            <p role="alert" className="text-sm text-alarm">
              {t("sportsbook.builderImpossible")}
            </p>
          ) : null}
          {freeBet.chosen ? null : (
            <StakeField
              stakeKey={only.key}
              label={only.lines > 1 ? t("sportsbook.stakePerLine") : t("sportsbook.stake")}
              problem={faultOf(only)}
              quick
            />
          )}
        </>
      )}
      {freeBet.chosen ? null : <EachWayField slip={slip} />}
      <FreeBetField freeBet={freeBet} />
      <ChangeNotice slip={slip} />
      <SlipTotals figures={figures} freeBet={freeBet.chosen !== undefined} />
      {/* The button that places the bets stays in view while a long slip scrolls behind it. */}
      <div className="sticky bottom-0 -mx-4 -mb-4 grid gap-2 bg-velvet px-4 py-3">
        <PlaceButton
          slip={slip}
          figures={figures}
          isPriced={mode !== "builder" || builderPrice !== undefined}
          onPlace={submit}
        />
        {quote && quote.betDelaySeconds > 0 ? (
          <p className="text-xs text-mist">{t("sportsbook.delay", { seconds: quote.betDelaySeconds })}</p>
        ) : null}
      </div>
    </div>
  );
}
