import type { PokerTableView } from "@parlour/contracts/entities/poker";
import { toWire } from "./chip-amounts.ts";
import { entryOf } from "./entries.ts";
import { canGo } from "./pool.ts";
import { topUpMax } from "./seating.ts";
import {
  awaitsDeal,
  emptyTable,
  type Person,
  poolSeatOf,
  poolTableOf,
  seatOf,
  storedPlay,
} from "./table-state.ts";
import { type Shown, toLobbyTable, toTableView } from "./table-view.ts";
import { canReplay } from "./void-hand.ts";

/**
 * Returns a pool as one person sees it: the hand that they are playing, or their own seat while they wait for the next
 * one. Others see only the pool's terms, because there is no table to watch.
 */
export function toPoolView(shown: Shown, person: Person | null): PokerTableView {
  const { config, state } = shown;
  const member = person ? seatOf(state, person.owner) : undefined;
  const table = member && poolTableOf(state, member);
  const seat = member && (poolSeatOf(state, member) ?? { ...member, seat: 1 });
  const seen = table ?? { ...emptyTable, seats: seat ? [seat] : [] };
  const view = toTableView({ ...shown, state: { ...seen, departures: state.departures } }, person);
  const isClosed = state.pool?.isClosed === true;
  return {
    ...view,
    table: toLobbyTable(config, state),
    voidedHand: member?.voidedHand ?? null,
    you: {
      ...view.you,
      mayPlay: view.you.mayPlay && !isClosed,
      ...(member &&
        seat && {
          isSittingOut: member.sitsOut,
          isLeaving: member.leaves,
          rebuys: member.rebuys ?? false,
          topUp: toWire(config)(member.topUp?.amount ?? 0),
          topUpMax: toWire(config)(topUpMax(member, config)),
          pool: {
            entry: entryOf(member.owner),
            isWaiting: table === undefined || awaitsDeal(table),
            canGo:
              table?.hand && canReplay(table.hand) ? canGo(table, storedPlay(table.hand), seat.seat) : false,
          },
        }),
    },
  };
}
