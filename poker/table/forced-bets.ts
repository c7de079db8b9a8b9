import type { Entrant } from "../engine/state.ts";
import { type MissedBlinds, postsFor } from "./missed-blinds.ts";
import { clockwiseFrom, type Positions } from "./positions.ts";

export interface Stakes {
  smallBlind: number;
  bigBlind: number;
  /**
   * Who pays the ante: "each" player, the "bigBlind" for the whole table, or the "button" for the whole
   * table.
   */
  ante: { kind: "none" } | { kind: "each" | "bigBlind" | "button"; amount: number };
  /** Short-deck tables often have antes and one blind on the button instead of two blinds. */
  buttonBlindOnly?: boolean;
}

export interface DealtIn {
  seat: number;
  stack: number;
  /** Blinds that a new or returning player pays now. A new player owes only the big blind. */
  owes?: MissedBlinds;
}

export interface SpecialHand {
  /**
   * Seats that straddle: the first seat after the big blind posts twice the big blind, and each seat after it
   * twice the previous straddle. Alternatively, only the button straddles.
   */
  straddles?: readonly number[];
  /** Bomb pot: every player pays this ante, and there are no blinds and no betting before the flop. */
  bombPotAnte?: number;
}

/**
 * The amount that each straddling seat posts. Straddles are offered only in order from the left of the big
 * blind, or to the button alone, so any other list of seats is a bug.
 */
function straddlesOf(
  stakes: Stakes,
  { button, smallBlind, bigBlind }: Positions,
  seats: readonly number[],
  straddles: readonly number[],
): Map<number, number> {
  const inTurn = clockwiseFrom(bigBlind, seats).filter((seat) => seat !== smallBlind && seat !== bigBlind);
  const onButton = straddles.length === 1 && straddles[0] === button && inTurn.includes(button);
  if (!onButton && straddles.some((seat, at) => inTurn[at] !== seat))
    throw new RangeError("Straddles start left of the big blind and leave no seat out.");
  return new Map(straddles.map((seat, at) => [seat, stakes.bigBlind * 2 ** (at + 1)]));
}

/** The players of a hand in order of position, with their forced bets, ready for `startHand`. */
export function forcedBets(
  stakes: Stakes,
  positions: Positions,
  players: readonly DealtIn[],
  { straddles = [], bombPotAnte }: SpecialHand = {},
): Entrant[] {
  const order = clockwiseFrom(
    positions.button,
    players.map(({ seat }) => seat),
  );
  const raised = straddlesOf(stakes, positions, order, straddles);
  return order.map((seat) => {
    const { stack, owes } = players.find((player) => player.seat === seat)!;
    if (bombPotAnte !== undefined) return { seat, stack, ante: bombPotAnte };
    const blind = blindOf(stakes, positions, seat);
    const posts = owes && blind === 0 ? postsFor(owes, stakes.smallBlind, stakes.bigBlind) : null;
    return {
      seat,
      stack,
      ante: stakes.ante.kind === "each" ? stakes.ante.amount : 0,
      blind: Math.max(blind, raised.get(seat) ?? 0),
      post: posts?.blind ?? 0,
      dead: (posts?.dead ?? 0) + tableAnteOf(stakes, positions, seat),
    };
  });
}

function blindOf(stakes: Stakes, positions: Positions, seat: number): number {
  if (stakes.buttonBlindOnly) return seat === positions.button ? stakes.bigBlind : 0;
  if (seat === positions.bigBlind) return stakes.bigBlind;
  return seat === positions.smallBlind ? stakes.smallBlind : 0;
}

function tableAnteOf({ ante }: Stakes, positions: Positions, seat: number): number {
  if (ante.kind === "bigBlind") return seat === positions.bigBlind ? ante.amount : 0;
  if (ante.kind === "button") return seat === positions.button ? ante.amount : 0;
  return 0;
}
