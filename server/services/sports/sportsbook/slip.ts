import type { SportsSelectionInput } from "@parlour/contracts/entities/sports-bet";
import { isVirtualEvent, type PlaceTerms, type Price } from "@parlour/sports";
import { type EventMarket, hasModel, isClosed, isOver, type SportsEventRecord } from "./event.ts";
import type { Pricing } from "./pricing/pricing.ts";
import type { BuilderAnswer } from "./pricing/pricing-jobs.ts";
import { isOverridden, marketsOnOffer } from "./trading.ts";

export type Events = ReadonlyMap<string, SportsEventRecord>;

/** A selection and the terms on which it can be backed now. */
export type OfferedSelection = {
  status: "OPEN" | "SUSPENDED" | "CLOSED";
  price: Price | null;
  /** The reason why a bet builder has no price. */
  cause: string | null;
  /** The place terms for each-way bets on this selection; null if there are none. */
  eachWay: PlaceTerms | null;
};

type Builder = { answer: BuilderAnswer; version: number };
export type Builders = ReadonlyMap<number, Builder>;

const closed: OfferedSelection = { status: "CLOSED", price: null, cause: null, eachWay: null };
const suspended: OfferedSelection = { status: "SUSPENDED", price: null, cause: null, eachWay: null };

/**
 * Prices the bet builders of a slip from the model. This takes a while, so it is done before any row is locked;
 * `offerSelections` then checks that the score has not changed in the meantime.
 */
export async function priceBuilders(
  pricing: Pick<Pricing, "builder">,
  events: Events,
  selections: readonly SportsSelectionInput[],
): Promise<Builders> {
  const priced = await Promise.all(
    selections.map(async ({ event: id, legs }, index) => {
      const event = events.get(id);
      if (legs.length < 2 || event === undefined || !hasModel(event) || isOver(event)) return undefined;
      // While the model is overloaded, the builder is treated as suspended.
      const answer = await pricing.builder(event, legs).catch(() => undefined);
      return answer && ([index, { answer, version: event.scoreVersion }] as const);
    }),
  );
  return new Map(priced.filter((one) => one !== undefined));
}

/** Returns the current price of each selection, in the order of the slip. */
export function offerSelections(
  events: Events,
  selections: readonly SportsSelectionInput[],
  builders: Builders,
  now: Date,
): OfferedSelection[] {
  return selections.map(({ event: id, legs }, index) => {
    const event = events.get(id);
    if (event === undefined || isOver(event)) return closed;
    if (event.status === "SCHEDULED" && event.startsAt <= now) return closed;
    const offered = marketsOnOffer(event);
    const markets = legs.map(({ market }) => offered.find((one) => one.id === market));
    const outcomes = legs.map(({ outcome }, leg) => markets[leg]?.outcomes.find((one) => one.id === outcome));
    if (outcomes.some((outcome) => outcome === undefined || outcome.price === null)) return closed;
    if (isClosed(event, now) || (markets as EventMarket[]).some(({ isSuspended }) => isSuspended))
      return suspended;
    if (legs.length === 1) {
      return {
        status: "OPEN",
        price: outcomes[0]!.price,
        cause: null,
        eachWay: markets[0]!.eachWay ?? null,
      };
    }
    const builder = builders.get(index);
    if (!hasModel(event) || legs.some(({ market }) => isOverridden(event.trading, market))) {
      return { ...closed, cause: "NOT_OFFERED" };
    }
    if (builder?.version !== event.scoreVersion) return suspended;
    const { answer } = builder;
    return "cause" in answer
      ? { ...closed, cause: answer.cause }
      : { status: "OPEN", price: answer.price, cause: null, eachWay: null };
  });
}

/**
 * Returns whether selections mix virtual sports and real matches. These are different products, so no bet combines
 * them.
 */
export function mixesProducts(selections: readonly { event: string }[]): boolean {
  return new Set(selections.map(({ event }) => isVirtualEvent(event))).size > 1;
}

/**
 * Returns groups of selections, by position, that cannot be in one bet: selections on the same event, a season's
 * outright with the matches that decide it, or all selections if virtual sports and real matches are mixed.
 */
export function conflictsOf(selections: readonly { event: string }[], events: Events): number[][] {
  if (selections.length < 2) return [];
  if (mixesProducts(selections)) return [[...selections.keys()]];
  const positions = Map.groupBy(selections.keys(), (index) => selections[index]!.event);
  const seasons = Map.groupBy(selections.keys(), (index) => seasonOf(events.get(selections[index]!.event)));
  const isOutright = (index: number) => events.get(selections[index]!.event)?.isOutright === true;
  const related = [...seasons].flatMap(([season, group]) =>
    season !== undefined && group.length > 1 && group.some(isOutright) ? [group] : [],
  );
  const same = [...positions.values()].filter((group) => group.length > 1);
  return [...related, ...same.filter(([first]) => !related.some((group) => group.includes(first!)))];
}

/** Providers may leave out seasons, in which case all events of the competition belong to one season. */
const seasonOf = (event: SportsEventRecord | undefined): string | undefined =>
  event?.season ?? event?.competition.id;
