import type { Body, SuccessAnswer } from "@parlour/contracts/call";
import type { quoteSlip as call } from "@parlour/contracts/calls/sports/sportsbook/quote-slip";
import { precisionOf } from "@parlour/rules/currency";
import { amountOf } from "@parlour/rules/money";
import {
  type BetType,
  betTypesFor,
  findBetType,
  lineCount,
  type PlaceTerms,
  parseMarketId,
} from "@parlour/sports";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { stakeRange } from "./acceptance.ts";
import { betDelaySeconds } from "./betting-rules.ts";
import { readEvents } from "./event-store.ts";
import { roomFor } from "./liability-room.ts";
import type { SportsbookParts } from "./parts.ts";
import { noLimit, readPlayerLimit } from "./player-limit.ts";
import { conflictsOf, offerSelections, priceBuilders } from "./slip.ts";
import { combinedPrice, toBetSelection } from "./view-bet.ts";
import { nameOfOutcome } from "./view-event.ts";

type Open = { price: number; room: number; eachWay: PlaceTerms | null };

const single = findBetType("SINGLE", 1)!;

/** Returns the prices, bet types and stake limits of a slip; for a player, their own limits apply too. */
export async function quoteFor(
  { kit, pricing, liability }: SportsbookParts,
  { selections, currency, eachWay: wantsEachWay = false }: Body<typeof call>,
  playerId: string | null,
): Promise<SuccessAnswer<typeof call> | Refusal> {
  if (!isCurrency(currency)) return refuse("CURRENCY_MISMATCH");
  const ids = selections.map(({ event }) => event);
  const events = await readEvents(kit.db, ids);
  const builders = await priceBuilders(pricing, events, selections);
  const offered = offerSelections(events, selections, builders, kit.clock.now());
  const placed = selections.map(({ event, legs }) => ({ eventId: event, legs }));
  const limit = playerId === null ? noLimit : await readPlayerLimit(kit.db, playerId);
  const own = playerId === null ? undefined : { playerId, limit };
  const limitOf = await liability.refresh();
  const room = await roomFor(kit.db, placed, events, limitOf, own);
  const stakes = (type: BetType, open: readonly Open[]) => {
    const prices = open.map(({ price }) => price);
    const rooms = open.map((one) => one.room);
    const terms = open.flatMap(({ eachWay }) => (wantsEachWay && eachWay) || []);
    const places = terms.length === open.length ? terms : null;
    const { min, max } = stakeRange(type, prices, rooms, currency, limit.maximumStake, places);
    return { minimumStake: amountOf(min, currency), maximumStake: max < min ? 0 : amountOf(max, currency) };
  };
  const open = offered.flatMap(({ price, eachWay }, index): Open[] =>
    price === null ? [] : [{ price, room: room[index]!, eachWay }],
  );
  const conflicts = conflictsOf(selections, events);
  const isWhole = open.length === selections.length && conflicts.length === 0;
  const prices = open.map(({ price }) => price);
  const live = ids.flatMap((id) => {
    const event = events.get(id);
    return event?.status === "LIVE" ? [betDelaySeconds(event.sport)] : [];
  });
  return {
    selections: selections.map(({ event: id, legs }, index) => {
      const { status, price, cause, eachWay } = offered[index]!;
      const event = events.get(id);
      const isKnown = event !== undefined && legs.every(({ market }) => parseMarketId(market) !== undefined);
      const named = legs.map((leg) => ({
        ...leg,
        name: nameOfOutcome(event?.players ?? [], leg.market, leg.outcome),
        settlement: null,
      }));
      return {
        status,
        price: price === null ? null : price / 1000,
        cause,
        eachWay,
        selection: isKnown
          ? toBetSelection({ legs: named, price: price ?? 1000, settlement: null, place: null }, event)
          : null,
      };
    }),
    conflicts,
    types: isWhole
      ? betTypesFor(selections.length).map((type) => ({
          type: type.id,
          lines: lineCount(type),
          price: combinedPrice(type.id, prices),
          ...stakes(type, open),
        }))
      : [],
    singles: offered.map(({ price, eachWay }, index) =>
      price === null
        ? { minimumStake: 0, maximumStake: 0 }
        : stakes(single, [{ price, room: room[index]!, eachWay }]),
    ),
    betDelaySeconds: Math.max(0, ...live),
  };
}

function isCurrency(currency: string): boolean {
  try {
    return precisionOf(currency) >= 0;
  } catch {
    return false;
  }
}
