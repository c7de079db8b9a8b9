import type { OwnPokerSeat } from "@parlour/contracts/entities/poker";
import { legalActions } from "@parlour/poker/engine/legal-actions";
import { toWire } from "./chip-amounts.ts";
import { entryOf } from "./entries.ts";
import type { TableConfig } from "./table-config.ts";
import { poolSeatOf, poolTableOf, runningHand, type Seat, stateOf, type TableState } from "./table-state.ts";
import { canReplay } from "./void-hand.ts";

/** Returns the seats held by the given players or guests, for pages other than the table page. */
export function ownSeats(
  { config, state }: { config: TableConfig; state: TableState },
  owners: readonly string[],
): OwnPokerSeat[] {
  return state.seats
    .filter(({ owner, stage }) => owners.includes(owner) && stage !== "paying")
    .map((seat) => {
      const play = playOf(state, seat);
      return {
        tableId: config.id,
        name: config.name,
        entry: entryOf(seat.owner),
        currency: config.currency,
        stack: toWire(config)(play?.stack ?? seat.stack),
        isSittingOut: seat.sitsOut,
        isTurn: play?.isTurn ?? false,
        tournament: config.tournament ? { id: config.tournament.id, name: config.tournament.name } : null,
      };
    });
}

/** Returns the chips left in a seat's stack during the running hand, and whether it is the seat's turn. */
function playOf(state: TableState, member: Seat): { stack: number; isTurn: boolean } | null {
  const seat = state.pool ? poolSeatOf(state, member) : member;
  const table = state.pool ? poolTableOf(state, member) : state;
  const hand = table && runningHand(table);
  if (!seat || !hand?.people.some((one) => one.seat === seat.seat && one.owner === member.owner)) return null;
  if (!canReplay(hand)) return null;
  const play = stateOf(hand);
  const player = play.players.find((one) => one.seat === seat.seat)!;
  const isToAct = play.toAct !== null && play.players[play.toAct] === player;
  return { stack: player.stack, isTurn: isToAct || legalActions(play, seat.seat)?.runs === true };
}
