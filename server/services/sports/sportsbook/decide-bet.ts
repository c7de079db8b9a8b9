import {
  type MatchModel,
  type PlaceTerms,
  parseMarketId,
  payoutOf,
  placeMarketOf,
  type Settlement,
  settleBuilder,
  settleOutcome,
  VOID,
  WON,
} from "@parlour/sports";
import { type Bet, type BetOperation, type BetSelection, stakeOf, typeOf } from "./bet.ts";
import { modelOf, type SportsEventRecord } from "./event.ts";
import type { Events } from "./slip.ts";
import { isVoided } from "./trading.ts";

/** A bet's selections after the latest results, and the resulting movement of money. */
export type BetDecision = { selections: readonly BetSelection[]; operation: BetOperation | null };

type Result = Extract<BetOperation, { kind: "settle" | "void" | "resettle" }>;

/** Returns a function that decides bets on these events. Bets on the same event share its model. */
export function betDecider(events: Events): (bet: Bet) => BetDecision {
  const models = new Map<string, MatchModel>();
  const modelFor = (event: SportsEventRecord) => {
    const known = models.get(event.id) ?? modelOf(event);
    models.set(event.id, known);
    return known;
  };
  return (bet) => {
    const selections = bet.selections.map((selection) => {
      const event = events.get(selection.eventId);
      return event ? settleSelection(selection, event, modelFor(event)) : selection;
    });
    return { selections, operation: resultOf({ ...bet, selections }) };
  };
}

function settleSelection(selection: BetSelection, event: SportsEventRecord, model: MatchModel): BetSelection {
  const options = { abandoned: event.status === "ABANDONED" };
  const parsed = selection.legs.map(({ market, outcome }) => ({ market: parseMarketId(market)!, outcome }));
  const { state } = event;
  const isVoid = selection.legs.map(({ market, outcome }) => isVoided(event.trading, market, outcome));
  const settleAll = (): (Settlement | null)[] => {
    if (event.status === "CANCELLED" || (options.abandoned && state === null)) return parsed.map(() => VOID);
    if (state === null) return parsed.map(() => null);
    return parsed.map(
      ({ market, outcome }) => settleOutcome(market, outcome, state, model.context, options) ?? null,
    );
  };
  const settlePlace = (
    { market, outcome }: (typeof parsed)[number],
    terms: PlaceTerms,
  ): Settlement | null => {
    const places = placeMarketOf(market, terms);
    if (state === null || places === undefined) return null;
    return settleOutcome(places, outcome, state, model.context, options) ?? null;
  };
  const settled = settleAll().map((settlement, leg) => (isVoid[leg] ? VOID : settlement));
  const legs = selection.legs.map((leg, index) => ({ ...leg, settlement: settled[index]! }));
  const { place } = selection;
  if (place) {
    const settlement = settled[0]?.kind === "VOID" ? VOID : settlePlace(parsed[0]!, place.terms);
    return { ...selection, legs, settlement: settled[0]!, place: { ...place, settlement } };
  }
  if (legs.length === 1) return { ...selection, legs, settlement: settled[0]! };
  // The price of a bet builder covers all its legs, so the builder is void if one of them is.
  if (isVoid.includes(true)) return { ...selection, legs, settlement: VOID };
  const whole =
    event.status === "CANCELLED" || state === null
      ? settled[0]!
      : (settleBuilder(parsed, state, model, options) ?? null);
  return { ...selection, legs, settlement: whole };
}

/** Returns the movement that settles a bet; null while it is undecided or if its result has already been paid. */
function resultOf(bet: Bet): Result | null {
  if (bet.status === "OPEN") {
    const result = payoutFor(bet);
    if (result === null) return null;
    if (result.status === "VOID") return { kind: "void", id: `${bet.id}/settle` };
    return { kind: "settle", id: `${bet.id}/settle`, payout: String(result.payout), status: result.status };
  }
  if (bet.status !== "WON" && bet.status !== "LOST" && bet.status !== "VOID") return null;
  const result = payoutFor(bet);
  // A correction may withdraw a result before the new one arrives; until then the earlier payout is kept.
  if (result === null || (result.status === bet.status && result.payout === bet.payout)) return null;
  const id = `${bet.id}/resettle/${bet.corrections + 1}`;
  return { kind: "resettle", id, payout: String(result.payout), status: result.status };
}

function payoutFor(bet: Bet): { payout: bigint; status: "WON" | "LOST" | "VOID" } | null {
  const isDecided = bet.selections.every(({ settlement }) => settlement !== null);
  if (isDecided && bet.selections.every(({ settlement }) => settlement!.kind === "VOID")) {
    return {
      payout: bet.grantId === null ? stakeOf({ ...bet, stakePerLine: bet.leftPerLine }) : 0n,
      status: "VOID",
    };
  }
  const { payoutMinor, freeBetReturnedMinor } = payoutOf({
    type: typeOf(bet),
    stakePerLineMinor: bet.leftPerLine,
    // Undecided selections count as won, so a payout of zero means that the bet cannot win any more.
    selections: bet.selections.map(({ price, settlement, place }) => ({
      price,
      win: settlement ?? WON,
      ...(place && { place: { terms: place.terms, settlement: place.settlement ?? WON } }),
    })),
    eachWay: bet.isEachWay,
    freeBet: bet.grantId !== null,
    maximumPayoutMinor: bet.maximumPayout,
  });
  if (payoutMinor === 0n && freeBetReturnedMinor === 0n) return { payout: 0n, status: "LOST" };
  return isDecided ? { payout: payoutMinor, status: payoutMinor > 0n ? "WON" : "LOST" } : null;
}
