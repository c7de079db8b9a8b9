import { quoteSlip as call } from "@parlour/contracts/calls/sports/sportsbook/quote-slip";
import { precisionOf } from "@parlour/rules/currency";
import { amountOf } from "@parlour/rules/money";
import { type BetType, betTypesFor, findBetType, lineCount, parseMarketId } from "@parlour/sports";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { stakeRange } from "../acceptance.ts";
import { betDelaySeconds } from "../betting-rules.ts";
import { readEvents } from "../event-store.ts";
import type { SportsbookParts } from "../parts.ts";
import { roomFor } from "../place-bet.ts";
import { conflictsOf, offerSelections, priceBuilders } from "../slip.ts";
import { combinedPrice, toBetSelection } from "../view-bet.ts";
import { playerName } from "../view-event.ts";

const single = findBetType("SINGLE", 1)!;

export function quoteSlip({ kit, pricing }: SportsbookParts): Route {
  return route(call, async ({ body: { selections, currency } }) => {
    if (!isCurrency(currency)) return refuse("CURRENCY_MISMATCH");
    const ids = selections.map(({ event }) => event);
    const events = await readEvents(kit.db, ids);
    const builders = await priceBuilders(pricing, events, selections);
    const offered = offerSelections(events, selections, builders, kit.clock.now());
    const placed = selections.map(({ event, legs }) => ({ eventId: event, legs }));
    const room = await roomFor(kit.db, { selections: placed }, events);
    const stakes = (type: BetType, prices: readonly number[], rooms: readonly number[]) => {
      const { min, max } = stakeRange(type, prices, rooms, currency);
      return { minimumStake: amountOf(min, currency), maximumStake: max < min ? 0 : amountOf(max, currency) };
    };
    const open = offered.flatMap(({ price }, index) =>
      price === null ? [] : [{ price, room: room[index]! }],
    );
    const isWhole = open.length === selections.length && conflictsOf(selections).length === 0;
    const prices = open.map(({ price }) => price);
    const live = ids.flatMap((id) => {
      const event = events.get(id);
      return event?.status === "LIVE" ? [betDelaySeconds(event.sport)] : [];
    });
    return {
      selections: selections.map(({ event: id, legs }, index) => {
        const { status, price, cause } = offered[index]!;
        const event = events.get(id);
        const isKnown =
          event !== undefined && legs.every(({ market }) => parseMarketId(market) !== undefined);
        const named = legs.map((leg) => ({
          ...leg,
          name: playerName(event?.players ?? [], leg.outcome),
          settlement: null,
        }));
        return {
          status,
          price: price === null ? null : price / 1000,
          cause,
          selection: isKnown
            ? toBetSelection({ legs: named, price: price ?? 1000, settlement: null }, event)
            : null,
        };
      }),
      conflicts: conflictsOf(selections),
      types: isWhole
        ? betTypesFor(selections.length).map((type) => ({
            type: type.id,
            lines: lineCount(type),
            price: combinedPrice(type.id, prices),
            ...stakes(
              type,
              prices,
              open.map((one) => one.room),
            ),
          }))
        : [],
      singles: offered.map(({ price }, index) =>
        price === null ? { minimumStake: 0, maximumStake: 0 } : stakes(single, [price], [room[index]!]),
      ),
      betDelaySeconds: Math.max(0, ...live),
    };
  });
}

function isCurrency(currency: string): boolean {
  try {
    return precisionOf(currency) >= 0;
  } catch {
    return false;
  }
}
